import type { ChapterWords } from '../../courseWords.ts';

export const exampleTransfer: ChapterWords = {
  title: 'Voorbeeld: een transfer',
  summary: 'Slecht nieuws over een aas, en een manier om op tijd te stoppen.',
  pages: [
    {
      title: 'Nog een korte kleur?',
      text: 'Jij bent de gever. Je opende 1♦, vroeg 2♦ kort?, en de ontvanger toonde met 3♣ klaveren.\n\nVraag naar een tweede korte kleur.',
      good: 'Een recuebid. De ontvanger heeft geen andere korte kleur en antwoordt straks 3SA.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een tweede korte kleur gevraagd.',
      nudge: 'Welke bieding vraagt naar nog een kleur van dezelfde soort?',
    },
    {
      title: 'Welke aas?',
      text: 'De ontvanger antwoordde 3SA: geen andere korte kleur. Er ontbreekt maar één aas in je hand.\n\nVraag naar een aas, met het eerstvolgende hogere bod.',
      good: '4♣ aas? Dat is het bod vlak boven 3SA.',
      wrong: 'Niet dat: in het voorbeeld is het het bod vlak boven 3SA.',
      nudge: 'Welk bod komt vlak boven 3SA?',
    },
    {
      title: 'De klaveraas',
      text: 'Jij bent de ontvanger, met één aas: ♣A.\n\nAntwoord op 4♣ aas?',
      good: '5♣. Het is het hoogste van de mogelijke antwoorden, dus weet de gever: geen andere aas.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Wat is het laagste klaverbod boven 4♣?',
    },
    {
      title: 'Neem het over',
      text: 'Jij bent de gever. De klaveraas zit bij je tegenstander. Je wilt stoppen. Maar je moet opnieuw bieden, en elk nieuw bod is hoger dan 5♣. Je hebt vier klaveren.\n\nNeem het antwoord over.',
      good: 'Transfer: 5♣ is nu je eigen bod.',
      wrong: 'Dat mag, maar het gaat hoger dan in het voorbeeld.',
      nudge: 'Welke bieding maakt van een antwoord je eigen bod?',
    },
    {
      title: 'Het einde',
      text: 'Jij bent de ontvanger. Na een transfer mag je passen, doubleren of bieden. Eén pas beëindigt nu het bieden.\n\nPas.',
      good: 'Het contract is 5♣, en de gever, die transfer zei, is de leider.',
      wrong: 'Dat mag, maar in het voorbeeld is de ontvanger tevreden.',
      nudge: 'Welke bieding beëindigt hier het bieden?',
    },
  ],
};
