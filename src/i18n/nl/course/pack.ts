import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const pack: ChapterWords = {
  title: 'De kaarten en de kolons',
  summary: 'Tweeënvijftig kaarten die je kent, en drie die je niet kent.',
  pages: [
    reading(
      'Twee spelers, dertien slagen',
      'Bridgette is bridge voor twee. Ieder heeft dertien kaarten. In een slag spelen jullie elk één kaart, dus een spel heeft dertien slagen.\n\nZo gaat een spel. Er wordt gegeven. Jullie ruilen een paar kaarten. Jullie bieden: wie belooft meer slagen? Dan wordt er gespeeld, en de belofte wordt waargemaakt of niet. Een van jullie scoort.\n\nIn deze cursus doe je dat allemaal zelf.',
    ),
    {
      title: 'Drie kaarten zonder kleur',
      text: 'Er zijn 55 kaarten. Tweeënvijftig horen bij vier kleuren: ♠, ♥, ♦ en ♣. In elke kleur is de aas de hoogste, dan heer, vrouw, boer, 10 en zo verder tot 2.\n\nDe andere drie zijn de kolons: de Kleine, de Koninklijke en de Grote. Een kolon heeft geen kleur en geen waarde.\n\nJij hebt ze alle drie, en je speelt voor. Speel de Koninklijke kolon.',
      good: 'Wie voorspeelt, mag elke kaart spelen, ook een kolon. Wat een voorgespeelde kolon wint, komt in een later hoofdstuk.',
      wrong: 'Dat is een kaart met een kleur. De kolons staan in je hand los van de kleuren.',
      nudge: 'Welke kaarten in je hand tonen helemaal geen kleur?',
    },
    {
      title: 'De Kleine kolon hoort bij 2 tot 10',
      text: 'Elke kolon past bij één groep kaarten. De Kleine kolon past bij de kaarten van 2 tot en met 10, in elke kleur. Dat is zijn groep.\n\nJe tegenstander heeft ♥5 voorgespeeld. Je hebt harten, dus je kunt kleur bekennen. Maar je mag ook de kolon spelen die bij de voorgespeelde kaart past. Speel die.',
      good: 'Ja: ♥5 is een van de kaarten van 2 tot en met 10, dus de Kleine kolon past erbij.',
      wrong: 'Een hartenkaart mag, maar hier wordt gevraagd naar de kolon die bij ♥5 past.',
      nudge: 'Bij welke groep hoort een vijf?',
    },
    {
      title: 'De Koninklijke kolon hoort bij de plaatjes',
      text: 'De Koninklijke kolon past bij boeren, vrouwen en heren.\n\nJe tegenstander heeft ♦K voorgespeeld. Speel de kolon die erbij past.',
      good: 'Ja: een heer is een plaatje, en bij de plaatjes hoort de Koninklijke kolon.',
      wrong: 'Met ♦10 beken je kleur, en dat mag. Hier wordt naar de passende kolon gevraagd.',
      nudge: 'Is een heer een lage kaart, een plaatje of een aas?',
    },
    {
      title: 'De Grote kolon hoort bij azen',
      text: 'De Grote kolon past bij de vier azen, en bij niets anders.\n\nJe tegenstander heeft ♥A voorgespeeld. Speel de kolon die erbij past.',
      good: 'Ja. De Kleine voor 2 tot 10, de Koninklijke voor boer, vrouw en heer, de Grote voor de aas: elke kaart heeft zijn kolon.',
      wrong: 'Een hartenkaart mag, maar past er niet bij. Zoek de kolon die bij een aas hoort.',
      nudge: 'Welke kolon blijft over, als de Kleine de lage kaarten heeft en de Koninklijke de plaatjes?',
    },
  ],
};
