import type { ChapterWords } from '../../courseWords.ts';

export const exampleCueBids: ChapterWords = {
  title: 'Voorbeelden: cuebids 1 tot en met 6',
  summary: 'Drie vragen en drie antwoorden uit het spelregelboek.',
  pages: [
    {
      title: 'Voorbeeld 1: boven het bod van de ander',
      text: 'Jij bent de gever. Je opende 0SA, en de ontvanger bood 1♠.\n\nVraag naar een korte kleur.',
      good: '2♠ kort? Je hebt drie schoppen, maar voor een cuebid hoef je er geen te hebben.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een korte kleur gevraagd.',
      nudge: 'Wat is het laatste bod met één niveau verhoogd?',
    },
    {
      title: 'Voorbeeld 2: naar een aas',
      text: 'Jij bent de ontvanger. De gever opende 1♦.\n\nVraag naar een aas.',
      good: '2♦ aas? Je hebt zeventien punten, en tien zijn genoeg om te vragen.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een aas gevraagd.',
      nudge: 'Welk trefwoord vraagt naar een aas, en boven welk bod?',
    },
    {
      title: 'Voorbeeld 3: boven je eigen bod',
      text: 'Jij bent de gever. Je opende 1SA, en de ontvanger paste.\n\nVraag naar een kleur zonder aas, heer, vrouw of boer.',
      good: '2SA niets? verhoogt je eigen 1SA met één niveau.',
      wrong: 'Dat mag, maar in het voorbeeld is het trefwoord niets.',
      nudge: 'Welk trefwoord vraagt naar een kleur zonder honneurs?',
    },
    {
      title: 'Voorbeeld 4: het antwoord 2♥',
      text: 'Jij bent de ontvanger, en wordt gevraagd: 1SA kort?\n\nAntwoord.',
      good: '2♥: kort in harten. Klaveren en ruiten zijn dus niet kort; hun biedingen zijn lager en waren eerst gekomen.',
      wrong: 'Daarmee wijk je uit. In het voorbeeld komt het antwoord.',
      nudge: 'Welke van je kleuren heeft minder dan drie kaarten?',
    },
    {
      title: 'Voorbeeld 5: het hoogste antwoord',
      text: 'Jij bent de ontvanger. Je bood 2♣ boven 1♦ en wordt gevraagd: 3♣ niets?\n\nDe antwoorden op volgorde zijn 3♦, 3♥, 3♠, 3SA, 4♣. Antwoord.',
      good: '4♣: geen aas, heer, vrouw of boer in klaveren. Omdat het het hoogste antwoord is, geldt dat voor geen andere kleur.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'In welke kleur heb je geen honneur?',
    },
    {
      title: 'Voorbeeld 6: geen aas',
      text: 'Jij bent de gever. Je opende 1♠ en wordt gevraagd: 2♠ aas?\n\nAntwoord.',
      good: '2SA: in geen kleur een aas.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Wat bied je als geen kleur bij de vraag past?',
    },
  ],
};
