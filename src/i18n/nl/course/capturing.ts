import type { ChapterWords } from '../../courseWords.ts';

export const capturing: ChapterWords = {
  title: 'Veroveren',
  summary: 'Een kolon die je kreeg, kan de keerkaart halen.',
  pages: [
    {
      title: 'Ruil je kolon',
      text: 'Veroveren is een regel voor gevorderden, een optie van de partij. Kreeg je bij je eerste dertien kaarten de kolon die bij de keerkaart past, dan mag je die twee ruilen voordat je trekt. De kolon ligt dan naast de stapel, en de keerkaart is van jou. Beide spelers zien het.\n\nJij bent de ontvanger en hebt de Koninklijke kolon; de keerkaart is ♠K. Verover die.',
      good: 'Een heer voor een kolon. De gever trekt nog steeds acht kaarten, want de Koninklijke kolon hoort bij dezelfde groep.',
      wrong: 'Je mag gewoon trekken. Maar heb je getrokken, dan is het te laat om te veroveren.',
      nudge: 'Welke kolon hoort bij een heer?',
    },
    {
      title: 'Alleen met de passende kolon',
      text: 'Nu is de keerkaart ♦8. Je hebt de Koninklijke kolon, maar bij een acht hoort de Kleine. Je kunt niet veroveren.\n\nGa verder met de uitwisseling.',
      good: 'Zonder de passende kolon trek je gewoon.',
      wrong: 'Je uitwisseling gaat verder met trekken.',
      nudge: 'Als er niets te veroveren valt, wat komt er dan?',
    },
    {
      title: 'Een kolon is niet te veroveren',
      text: 'Hier is de Kleine kolon zelf de keerkaart. Een kolon die bij het geven open kwam te liggen, kan nooit veroverd worden, door niemand.\n\nGa verder met de uitwisseling.',
      good: 'Je trekt er twee, zoals altijd. De gever trekt er straks vier.',
      wrong: 'Je uitwisseling gaat verder met trekken.',
      nudge: 'Als er niets te veroveren valt, wat komt er dan?',
    },
    {
      title: 'Ook de gever verovert',
      text: 'De ontvanger heeft er twee getrokken en twee afgelegd. Nu mag de gever veroveren, ook vóór het trekken.\n\nJij bent de gever, de keerkaart is ♠A, en je kreeg de Grote kolon. Verover de aas.',
      good: 'Je trekt nog steeds twaalf kaarten: de Grote kolon telt zoals de aas telde.',
      wrong: 'Denk eerst na: er ligt een aas voor het oprapen.',
      nudge: 'Wat kan de Grote kolon voor je halen?',
    },
  ],
};
