import type { Messages } from '../messages.ts';

/** The settings: each with its question, its answers, and what an answer means where its name does not say it. */
export const settings: Messages['settings'] = {
  title: 'Instellingen',
  saved: 'Elke keuze geldt meteen en blijft op dit apparaat.',
  groups: {
    play: 'Spelen',
    cards: 'Kaarten',
    table: 'Beeld en geluid',
    language: 'Taal',
    access: 'Toegankelijkheid',
  },
  language: {
    legend: 'Taal · Language',
    labels: { system: 'Zoals de browser', en: 'English', nl: 'Nederlands' },
    hints: { system: 'Nederlands of Engels, wat je browser het eerst noemt.' },
  },
  letters: {
    legend: 'Letters op de kaarten',
    labels: { language: 'Zoals de taal', en: 'A K Q J', nl: 'A H V B' },
    hints: {
      language: 'De kaarten volgen de gekozen taal.',
      en: 'Zoals op Engelse kaarten.',
      nl: 'Aas, heer, vrouw, boer.',
    },
  },
  confirm: {
    legend: 'Vragen voordat een kaart of bieding telt',
    labels: { touch: 'Bij aanraken', always: 'Altijd', never: 'Nooit' },
    hints: {
      touch: 'Een tik kiest, en een knop zegt ja. Muis en toetsenbord doen het meteen.',
      always: 'Elke kaart en bieding wordt eerst gekozen; een knop zegt ja.',
      never: 'Eén tik, klik of toets is genoeg. Een vergissing kun je terugnemen.',
    },
  },
  theme: {
    legend: 'Tafel',
    labels: { system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker', contrast: 'Hoog contrast' },
    hints: {
      system: 'Gaat met het apparaat van licht naar donker.',
      light: 'Een tafel van papier, voor een lichte kamer.',
      dark: 'Groen laken, voor de avond.',
      contrast: 'Zwart en wit met stevige randen.',
    },
  },
  suits: {
    legend: 'Kleuren van de kaarten',
    labels: { four: 'Vier kleuren', safe: 'Ook voor kleurenblinden', two: 'Twee kleuren' },
    hints: {
      four: 'Zwarte schoppen, rode harten, blauwe ruiten, groene klaveren.',
      safe: 'Vier kleuren die niemand verwart.',
      two: 'Rood en zwart, zoals in een oud spel.',
    },
  },
  size: {
    legend: 'Grootte',
    labels: { normal: 'Normaal', large: 'Groot', projector: 'Beamer' },
    hints: {
      normal: 'Zo groot als het apparaat schrijft.',
      large: 'Een vijfde groter.',
      projector: 'Anderhalf keer zo groot, voor de achterste rij.',
    },
  },
  motion: {
    legend: 'Beweging',
    labels: { system: 'Zoals het apparaat', off: 'Uit' },
    hints: { system: 'Kaarten bewegen, tenzij het apparaat om minder vraagt.', off: 'Er beweegt niets.' },
  },
  peek: {
    legend: 'Tegenover elkaar is de hand te zien',
    labels: { hold: 'Zolang je de knop vasthoudt', tap: 'Van de ene tik tot de volgende' },
    hints: {
      hold: 'Kies met de andere hand, of schuif naar een kaart en laat los.',
      tap: 'Voor een standaard, en voor wie niet kan vasthouden.',
    },
  },
  sound: {
    legend: 'Geluid',
    labels: { off: 'Uit', on: 'Aan' },
    hints: { off: 'Stil.', on: 'Zachte geluiden bij wat iedereen ziet.' },
  },
  trick: {
    legend: 'Een uitgespeelde slag blijft liggen',
    labels: { lead: 'Tot de volgende kaart', tap: 'Tot hij opgehaald wordt' },
    hints: {
      lead: 'Wie voorspeelt, ruimt hem op.',
      tap: 'Een knop haalt hem op, dan gaat het spelen verder.',
    },
  },
  forced: {
    legend: 'De enige kaart die mag',
    labels: { off: 'Speel ik zelf', on: 'Speelt vanzelf' },
    hints: {
      off: 'Er gebeurt niets vanzelf.',
      on: 'Even nadat de speler het doorgeven geopend heeft. Hoe snel de kaart valt, verraadt dat het de enige was.',
    },
  },
  suitOrder: {
    legend: 'De kleuren van links naar rechts',
    labels: {
      SHDC: 'Schoppen, harten, ruiten, klaveren',
      SHCD: 'Schoppen, harten, klaveren, ruiten',
      CDHS: 'Klaveren, ruiten, harten, schoppen',
    },
    hints: { SHDC: 'Van hoog naar laag.', SHCD: 'Zwart en rood om en om.', CDHS: 'Van laag naar hoog.' },
  },
  ranks: {
    legend: 'De kaarten van een kleur',
    labels: { descending: 'Hoogste links', ascending: 'Laagste links' },
    hints: {},
  },
  trumpsLeft: {
    legend: 'Troeven tijdens het spelen',
    labels: { off: 'Op hun plaats', on: 'Helemaal links' },
    hints: {},
  },
  shortcuts: {
    legend: 'Letters als sneltoetsen',
    labels: { on: 'Aan', off: 'Uit' },
    hints: {
      on: 'Aan tafel zijn letters toetsen, en typen noemt een bod of een kaart. Het vraagteken somt ze op.',
      off: 'Letters doen aan tafel niets.',
    },
  },
  colons: {
    legend: 'Kolons',
    labels: { right: 'Aan de rechterkant', left: 'Aan de linkerkant' },
    hints: {},
  },
};
