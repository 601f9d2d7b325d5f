import type { ChapterWords } from '../../courseWords.ts';

export const exampleAuctions: ChapterWords = {
  title: 'Voorbeelden: twee keer bieden',
  summary: 'De twee biedvoorbeelden van het spelregelboek, bieding voor bieding.',
  pages: [
    {
      title: 'Het eerste: 1♠',
      text: 'De gever opende 0SA en heeft dus een kaart in elke kleur. Jij bent de ontvanger, met vijf schoppen.\n\nBied ze zo laag als je kunt.',
      good: '1♠. Dat vraagt twee schoppen, en gaat boven 0SA.',
      wrong: 'Dat mag, maar in het voorbeeld worden schoppen op niveau één geboden.',
      nudge: 'Welk schoppenbod gaat net boven 0SA?',
    },
    {
      title: 'Het eerste: 2♣',
      text: 'Jij bent de gever. Boven 1♠ wil je je klaveren laten zien.\n\nBied ze zo laag als je kunt.',
      good: '2♣, want 1♣ staat onder 1♠.',
      wrong: 'Dat mag, maar in het voorbeeld worden klaveren geboden.',
      nudge: 'Gaat 1♣ boven 1♠?',
    },
    {
      title: 'Het eerste: verder na een pas',
      text: 'De ontvanger paste. Eén pas beëindigt het bieden niet, en je denkt negen slagen te kunnen winnen.\n\nBied je klaveren nog eens.',
      good: '3♣: negen slagen met klaveren als troef.',
      wrong: 'Dat mag, maar in het voorbeeld gaat het verder in klaveren.',
      nudge: 'Negen slagen zijn zes en hoeveel?',
    },
    {
      title: 'Het eerste: het einde',
      text: 'De ontvanger paste weer. Het spelregelboek drukt zijn voorbeeld maar tot hier af. Maar het bieden eindigt pas met twee keer pas achter elkaar, en die van de gever ontbreekt nog.\n\nBeëindig het bieden.',
      good: 'Het contract is 3♣, en de gever is de leider.',
      wrong: 'Daarmee gaat het bieden door.',
      nudge: 'Hoeveel keer pas achter elkaar beëindigt het bieden?',
    },
    {
      title: 'Het tweede: een sprong',
      text: 'De gever opende 1♦. Jij bent de ontvanger, met vijf harten. 1♥ is genoeg, maar je wilt meer laten zien.\n\nSpring in harten naar niveau twee.',
      good: '2♥. De gever weet nu van ten minste vier harten.',
      wrong: 'Dat mag, maar in het voorbeeld is het een sprong in harten naar niveau twee.',
      nudge: 'Wat komt één niveau boven 1♥, in dezelfde kleur?',
    },
    {
      title: 'Het tweede: gedoubleerd',
      text: 'Jij bent de gever, met achttien punten. Je gelooft niet dat je tegenstander acht slagen wint met harten als troef.\n\nZeg dat.',
      good: 'Doublet: 2♥ telt nu zwaarder, gemaakt of down.',
      wrong: 'Dat mag, maar in het voorbeeld wordt het bod betwijfeld.',
      nudge: 'Welke bieding zegt dat je een bod niet gelooft?',
    },
    {
      title: 'Het tweede: weg uit het doublet',
      text: 'Jij bent de ontvanger. Met een pas is het bieden voorbij, in 2♥ gedoubleerd. Je hebt een kaart in elke kleur.\n\nBied liever sans atout, zo laag als je kunt.',
      good: '2SA. Het doublet is weg; dat gold voor 2♥.',
      wrong: 'Dat kan, maar in het voorbeeld wordt sans atout geboden.',
      nudge: 'Welk bod in sans atout gaat net boven 2♥?',
    },
    {
      title: 'Het tweede: geredoubleerd',
      text: 'De gever heeft weer gedoubleerd. Jij bent de ontvanger, en heel zeker van je acht slagen.\n\nVerhoog de inzet.',
      good: 'Een redoublet beëindigt het bieden meteen: 2SA geredoubleerd. De pas die het spelregelboek erachter drukt, is niet nodig.',
      wrong: 'Dat kan, maar in het voorbeeld gaat de inzet omhoog.',
      nudge: 'Wat antwoord je op een doublet als je zeker bent?',
    },
  ],
};
