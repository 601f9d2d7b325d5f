import type { Messages } from '../messages.ts';

export const link: Messages['link'] = {
  share: 'Deel dit spel',
  shareOne: 'Een spel delen',
  which: 'Welk spel?',
  explained:
    'Wie de link opent, ziet het hele spel: wat er geboden en gemaakt is, beide handen, elke slag. Namen en tijden staan er niet in.',
  copy: 'Kopieer de link',
  send: 'Deel de link',
  copied: 'De link is gekopieerd.',
  notCopied: 'Deze browser liet het kopiëren niet toe. De link is hieronder geselecteerd: kopieer hem zelf.',
  notSent: 'Dit apparaat gaf de link niet door. Hij is hieronder geselecteerd: kopieer hem zelf.',
  notMade: 'De link kon nu niet worden gemaakt. Sluit dit en open het nog eens.',
  address: 'De link',

  intro:
    'Iemand heeft dit spel met je gedeeld. Het is uit het adres gewist en er wordt hier niets van bewaard: open de link opnieuw om het nog eens te zien.',
  names: { N: 'Noord', S: 'Zuid' },
  score: 'Wat het opleverde',
  rules: 'Regels',
  dealer: 'Gever',
  vulnerable: 'Kwetsbaar',
  nobody: 'niemand',
  claim: 'Claim',
  play: 'Speel dit spel',
  playHint: 'Begint een nieuwe partij met dezelfde kaarten en dezelfde regels. Laat de handen tot dan dicht.',
  look: 'Bekijk beide handen en hoe er gespeeld is',

  refused: 'Deze link gaat niet open',
  nothingChanged: 'Er is niets veranderd. Vraag de link opnieuw, en let op dat je hem helemaal kopieert.',
  reasons: {
    'link-empty': () =>
      'Er staat geen spel in dit adres. Een link wordt eruit gewist zodra hij gelezen is: open de link opnieuw om het spel te zien.',
    'link-too-long': ({ most }) => `Hij is langer dan ${most} tekens; dat is geen enkele link naar een spel.`,
    'link-newer': ({ version }) =>
      `Hij is gemaakt door een nieuwere Bridgette (vorm ${version}). Die kan hem openen.`,
    'link-letter': ({ letter, at }) => `“${letter}”, teken ${at}, komt in geen link voor.`,
    'link-check': () => 'Er ontbreekt een deel, of een letter klopt niet.',
    'link-meaning': () => 'Er staat iets in wat in geen link staat.',
    'link-rule': ({ why }) => `Wat erin staat mag niet volgens de regels. ${why}`,
    'link-position': ({ why }) => `Wat erin staat mag niet volgens de regels. ${why}`,
    'link-lesson': ({ why }) => `Wat erin staat is geen les. ${why}`,
  },
};
