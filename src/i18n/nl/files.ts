import { isOne } from '../en/counted.ts';
import type { Messages } from '../messages.ts';
import { counted, countedFirst } from './counted.ts';

export const files: Messages['files'] = {
  export: 'Exporteren',
  exportAll: 'Reservekopie van alles',
  exportSome: (what) => `${countedFirst(what)} exporteren`,
  format: 'Als',
  formats: { json: 'Reservekopie (JSON)', text: 'Leesbare tekst' },
  formatHints: {
    json: 'Bevat alles. Te importeren op elk apparaat.',
    text: 'In de trant van PBN, om te lezen, te mailen en te importeren.',
  },
  running: (count) =>
    count === 1
      ? 'Eén partij is niet af. Van het spel dat bezig is komt alleen in het bestand wat iedereen weet.'
      : `${count} partijen zijn niet af. Van spellen die bezig zijn komt alleen in het bestand wat iedereen weet.`,
  openHands: 'Of leg de handen open, als jullie het allebei goedvinden:',
  agrees: (name) => `${name} vindt het goed`,
  northAgrees: 'De ene speler van elke partij vindt het goed',
  southAgrees: 'De andere speler vindt het goed',
  write: 'Maak het bestand',
  writing: (done, all) => `${done} van ${all} geschreven`,
  ready: (size) => `Het bestand is klaar: ${size}.`,
  unread: (count) =>
    count === 1
      ? 'Eén daarvan was niet te lezen en staat er niet in.'
      : `${count} daarvan waren niet te lezen en staan er niet in.`,
  notWritten: 'Het bestand kon niet worden gemaakt. Probeer het nog eens.',
  save: 'Bewaar het bestand',
  share: 'Deel het',
  name: (date) => `bridgette-${date}`,
  size: (bytes) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toLocaleString('nl', { maximumFractionDigits: 1 })} MB`,

  import: 'Importeren',
  choose: 'Kies een bestand om te importeren',
  importing: 'Het bestand wordt gelezen …',
  keeping: 'Wordt opgeslagen …',
  progress: (percent, done) => `${percent} %, ${done} klaar`,
  preview: 'Wat er in het bestand staat',
  counts: {
    added: (count) => `${count} nieuw`,
    back: (count) => `${count} zojuist verwijderd, komt terug`,
    same: (count) => `${count} al aanwezig`,
    longer: (count) =>
      `${count} verder gespeeld dan hier, komt als kopie: wat hier staat blijft zoals het is`,
    behind: (count) => `${count} hier intussen verder gespeeld`,
    copies: (count) => `${count} hier anders verlopen, komt als kopie`,
    earlier: (count) =>
      `${count} hier verwijderd midden in een spel dat niet in het bestand staat, komt als gemerkte kopie`,
    heldBack: (count) => `${count} zonder het spel dat bezig was: dat begint opnieuw`,
  },
  andMore: (count) => `en nog ${count}`,
  nothingNew: 'Alles staat hier al.',
  keep: (what) => `Importeer ${counted(what)}`,
  allOrNothing: 'Alles of niets: er is nog niets veranderd.',
  done: (what) => `${countedFirst(what)} ${isOne(what) ? 'is' : 'zijn'} geïmporteerd.`,
  cancelled: 'Afgebroken. Er is niets veranderd.',
  changed:
    'Een ander tabblad heeft er intussen iets van verwijderd. Er is niets veranderd; lees het bestand opnieuw.',
  failed: 'De opslag werkte niet. Er is niets veranderd.',
  refusedTitle: 'Het bestand is geweigerd',
  nothingChanged: 'Er is niets veranderd.',
  where: (line, match) =>
    [match === null ? '' : `Partij ${match}`, line === null ? '' : `regel ${line}`]
      .filter(Boolean)
      .join(', '),

  lastBackup: (when) => (when === null ? 'Er is nog geen reservekopie.' : `Laatste reservekopie: ${when}.`),
  ago: (days) => (days === 0 ? 'vandaag' : days === 1 ? 'gisteren' : `${days} dagen geleden`),
  remind: 'Partijen staan alleen in deze browser. Maak nu en dan een reservekopie.',

  reasons: {
    empty: () => 'Er staat niets in.',
    'too-large': ({ most }) => `Het is groter dan ${Math.round(most / 1_000_000)} MB.`,
    'not-utf8': () => 'Het is geen tekst in UTF-8.',
    'not-ours': () => 'Het is geen bestand van Bridgette.',
    newer: ({ version }) => `Het is van een nieuwere Bridgette (vorm ${version}). Die kan het openen.`,
    truncated: () => 'Het houdt halverwege op: een deel ontbreekt.',
    syntax: ({ found }) => `“${found}” kan daar niet staan.`,
    'too-deep': ({ most }) => `Er staat van alles in elkaar, meer dan ${most} diep.`,
    'too-long': ({ most }) => `Iets erin is langer dan ${most}.`,
    'too-many-entries': ({ most }) => `Een partij of scoreblok heeft meer dan ${most} regels.`,
    'key-twice': ({ key }) => `“${key}” staat er twee keer.`,
    'key-forbidden': ({ key }) => `“${key}” mag niet in een bestand staan.`,
    field: ({ path }) =>
      path === '' ? 'Iets ontbreekt of klopt niet.' : `“${path}” ontbreekt of klopt niet.`,
    rule: ({ why }) => `Het mag niet volgens de regels. ${why}`,
    'pad-rule': ({ why }) => `Zo kan het niet op een scoreblok staan. ${why}`,
    position: ({ why }) => `Het mag niet volgens de regels. ${why}`,
    lesson: ({ why }) => why,
    'tag-missing': ({ tag }) => `Het label “${tag}” ontbreekt.`,
    'tag-twice': ({ tag }) => `Het label “${tag}” staat er twee keer.`,
    'tag-wrong': ({ tag, found }) => `Het label “${tag}” kan niet “${found}” zijn.`,
    'tag-differs': ({ tag, found, expected }) =>
      `Het label “${tag}” zegt “${found}”; naar wat er gespeeld is, is het “${expected}”.`,
    'entry-unknown': ({ found }) => `“${found}” is niets wat spelers doen.`,
    'times-count': ({ entries, times }) => `Er zijn ${times} tijden voor ${entries} regels.`,
  },
};
