import type { ChapterWords } from '../../courseWords.ts';

export const exampleEvasions: ChapterWords = {
  title: 'Voorbeelden: cuebids 7 tot en met 12',
  summary: 'Uitwijken met een sprong of een vraag, en vragen naar een tweede kleur.',
  pages: [
    {
      title: 'Voorbeeld 7: een sprong',
      text: 'Jij bent de ontvanger, en wordt gevraagd: 1SA kort? Je vertelt het liever niet. Je hebt vier harten.\n\nWijk uit: spring in harten naar niveau drie.',
      good: '3♥, waar 2♥ genoeg was. Van hier gaat het bieden gewoon verder.',
      wrong: 'Dat mag, maar in het voorbeeld is het een sprong in harten.',
      nudge: 'Welk hartenbod is boven 1SA een sprong?',
    },
    {
      title: 'Voorbeeld 8: een vraag om een vraag',
      text: 'Jij bent de ontvanger, en wordt gevraagd: 2♦ kort? (Het spelregelboek drukt 2♦ als je bod daarvoor. Maar een cuebid verhoogt het laatste bod met één niveau, dus moet het 1♦ zijn.)\n\nWijk uit: vraag zelf naar een korte kleur.',
      good: '3♦ kort? Beide spelers hebben ten minste tien punten. De gever moet antwoorden of uitwijken.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een korte kleur gevraagd.',
      nudge: 'Welk bod verhoogt 2♦ met één niveau?',
    },
    {
      title: 'Voorbeeld 9: een andere vraag',
      text: 'Jij bent de gever. Je opende 1♠ en wordt gevraagd: 2♠ aas?\n\nWijk uit: vraag naar een kleur zonder aas, heer, vrouw of boer.',
      good: '3♠ niets? Je mag naar iets anders vragen dan jou gevraagd werd.',
      wrong: 'Dat mag, maar in het voorbeeld is het trefwoord niets.',
      nudge: 'Welk bod verhoogt 2♠ met één niveau, en welk trefwoord vraagt naar geen honneurs?',
    },
    {
      title: 'Voorbeeld 10: een tweede korte kleur?',
      text: 'Jij bent de gever. Je vroeg naar een korte kleur, en de ontvanger toonde met 2♥ harten.\n\nVraag naar een tweede.',
      good: 'Meteen na een antwoord is een doublet een recuebid.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een tweede korte kleur gevraagd.',
      nudge: 'Welke bieding vraagt naar nog een kleur van dezelfde soort?',
    },
    {
      title: 'Voorbeeld 10: die is er niet',
      text: 'Jij bent de ontvanger. Je toonde harten, en de recuebid vraagt naar een andere korte kleur.\n\nAntwoord.',
      good: '2SA: geen andere korte kleur.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Heeft behalve harten een kleur minder dan drie kaarten?',
    },
    {
      title: 'Voorbeeld 11: twee korte kleuren',
      text: 'Jij bent de ontvanger. Op de vraag 2♦ kort? toonde je met 2♥ harten. De recuebid vraagt naar een andere korte kleur.\n\nAntwoord.',
      good: '3♣. Nu weet de gever het: kort in harten en in klaveren.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Welke kleur is behalve harten kort?',
    },
    {
      title: 'Voorbeeld 12: eerst uitwijken',
      text: 'Jij bent de gever. Je opende 1♠ en wordt gevraagd: 2♠ kort?\n\nWijk uit: vraag naar een heer.',
      good: '3♠ heer? Nu moet de ontvanger antwoorden of uitwijken.',
      wrong: 'Dat mag, maar in het voorbeeld wordt naar een heer gevraagd.',
      nudge: 'Welk bod verhoogt 2♠ met één niveau?',
    },
    {
      title: 'Voorbeeld 12: twee heren',
      text: 'Jij bent de ontvanger. Je antwoordde 4♣ voor de klaverheer, want 4♣ is een lager bod dan 4♠. De gever vraagt naar een tweede heer.\n\nAntwoord.',
      good: '4♠: ook de schoppenheer.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'In welke kleur zit je andere heer?',
    },
  ],
};
