import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const summary: ChapterWords = {
  title: 'De verkorte versie',
  summary: 'Voor wie het van de korte regels leerde: wat daar anders is.',
  pages: [
    {
      title: 'De eerste pas is het einde',
      text: 'Sommigen leerden Bridgette van een korte samenvatting van de regels. Wie zo wil spelen, kiest de verkorte versie. Die kent geen cuebids en geen veroveren, en het bieden eindigt met de eerste pas na een bod.\n\nJe tegenstander opende 1♠. Dat mag van jou het contract worden. Beëindig het bieden.',
      good: 'Het contract is 1♠, na één pas.',
      wrong: 'Daarmee gaat het bieden door.',
      nudge: 'Wat beëindigt het bieden in deze versie?',
    },
    {
      title: 'Een redoublet beëindigt niets',
      text: 'Een redoublet beëindigt het bieden hier niet. De ander mag passen of bieden, en een bod heft doublet en redoublet allebei op. Biedt niemand verder, dan blijft het contract gedoubleerd of geredoubleerd, zoals het staat.\n\nJe doubleerde 4♠, en je tegenstander redoubleerde. Je durft niet meer. Bied je ruiten.',
      good: '5♦: doublet en redoublet zijn weg.',
      wrong: 'Dat mag, maar dan wordt 4♠ geredoubleerd het contract, of je laat je ruiten liggen.',
      nudge: 'Welk ruitenbod gaat net boven 4♠?',
    },
    {
      title: 'De tegenspeler komt uit',
      text: 'In deze versie komt de tegenspeler uit, niet de leider. Verder is het spelen zoals je het kent.\n\nJe tegenstander speelt 1♠. Jij bent de tegenspeler. Speel ♥A voor.',
      good: 'Na de eerste slag speelt voor wie hem won, zoals altijd.',
      wrong: 'Elke kaart mag voor. Hier wordt de aas gevraagd.',
      nudge: 'Wie komt hier uit?',
    },
    {
      title: 'Gemaakt, en de som maal twee',
      text: 'Een gemaakt bod levert op: 150 voor 0SA en één in een kleur; 250 voor 1SA, 2SA, twee of drie in een kleur, 4♣, 4♦; 750 voor 3SA, 4SA, 4♥, 4♠ en vijf in een kleur. Precies de geboden slagen: 250 extra, tot en met 5SA. Gedoubleerd gemaakt: 400. Dan telt de som dubbel.\n\nJe speelt 2♠ gedoubleerd en won één slag. Claim de zeven die nog zeker zijn.',
      good: 'Gaat je tegenstander akkoord: 250 voor 2♠, 250 voor precies gemaakt, 400 voor gedoubleerd gemaakt. Dat is 900, en tweemaal 900 is 1800.',
      wrong: 'Tel nog eens: er zijn nog vier schoppen, twee harten en een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    reading(
      'Slems en extra’s',
      'Slems: 1500 voor 5SA en zes in een kleur, 2200 voor 6SA en zeven in een kleur, 2500 voor 7SA. Precies de geboden slagen leveren bij zes in een kleur en 6SA 100 extra op, op niveau zeven niets. Precies drie overslagen leveren 350 op.\n\nEen geredoubleerd contract maken levert 1000 op, en dan telt de som vier keer.\n\nDe korte regels zijn onduidelijk over de waarde van een manche; 750 is onze lezing.',
    ),
    reading(
      'Downslagen, en de partij',
      'Gaat het bod down, dan scoort de tegenspeler. Eén tot vijf down, en zes of meer: 100, 200, 300, 400, 700, 1000. Gedoubleerd: 200, 500, 800, 1100, 2000, 3000. Geredoubleerd: 300, 700, 1100, 1500, 2700, 4000. Deze getallen worden niet nog eens vermenigvuldigd.\n\nEen partij heeft zes spellen, en een zevende als jullie gelijk staan.',
    ),
  ],
};
