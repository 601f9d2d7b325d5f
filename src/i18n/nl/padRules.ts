import type { Ruling } from '../../engine/errors.ts';
import type { ScoreName } from '../../engine/scoring/system.ts';

/** What a table of the rules says, by ruling; where one ruling holds a whole game, by ruling and part of the score. */
const RULES: Readonly<Partial<Record<Ruling | `${Ruling} ${ScoreName}`, string>>> = {
  R50: 'Een gemaakt bod levert op: 100 voor 0SA en één in een kleur; 200 voor 1SA, 2SA, twee en drie in een kleur, 4♣ en 4♦; 700 voor 3SA, 4SA, 4♥, 4♠ en vijf in een kleur; 1400 voor zes in een kleur, 2100 voor zeven; 1500 voor 5SA, 2000 voor 6SA, 2500 voor 7SA.',
  R51: 'Gedoubleerd gemaakt brengt 400 extra, geredoubleerd gemaakt 1000.',
  R52: 'Overslagen, hoeveel ook, brengen samen 100; gedoubleerd 200, geredoubleerd 500.',
  R53: '1 down 100, 2 down 200, 3 down 300, 4 down 400, 5 down 500, 6 of meer down 1000. Gedoubleerd 300, 600, 900, 1200, 1500, 3000; geredoubleerd 400, 800, 1200, 1600, 2000, 4000.',
  R61: 'Precies de geboden slagen: 200. Vier of meer overslagen: 500. Eén tot drie: niets.',
  R62: 'Onder de streep: 20 per geboden slag in ♣ en ♦, 30 in ♥ en ♠, in sans atout 10 en 30 per slag. Gedoubleerd tweemaal, geredoubleerd viermaal.',
  R63: 'Een overslag brengt 20 in ♣ en ♦, anders 30. Gedoubleerd 100, kwetsbaar 200; geredoubleerd het dubbele.',
  R64: 'Gedoubleerd gemaakt brengt 100 extra; geredoubleerd gemaakt wat voor dit blok gekozen is: 200 of 250.',
  R65: 'Slems: zes in een kleur 900, zeven 1500; 5SA 1000, 6SA 1300, 7SA 1600.',
  R66: 'Downslagen: elk 50, kwetsbaar 100. Gedoubleerd 100, dan elk 200; kwetsbaar 200, dan elk 300. Geredoubleerd het dubbele.',
  R68: 'Twee manches winnen de robber: 700 als het andere paar er geen heeft, 500 als het er één heeft.',
  R69: 'Eerder gestopt: 300 voor één gewonnen manche, 50 voor een deelscore in de onvoltooide manche.',
  R72: 'Een gemaakt bod levert op: 150 voor 0SA en één in een kleur; 250 voor 1SA, 2SA, twee en drie in een kleur, 4♣ en 4♦; 750 voor 3SA, 4SA, 4♥, 4♠ en vijf in een kleur; 1500 voor 5SA en zes in een kleur; 2200 voor 6SA en zeven in een kleur; 2500 voor 7SA.',
  R73: 'Precies de geboden slagen: 250 tot en met 5SA, 100 voor zes in een kleur en 6SA, niets voor zeven. Precies drie over: 350. Gedoubleerd gemaakt 400, geredoubleerd 1000; dan telt de hele som tweemaal, of geredoubleerd viermaal.',
  R74: '1 down 100, 2 down 200, 3 down 300, 4 down 400, 5 down 700, 6 of meer down 1000. Gedoubleerd 200, 500, 800, 1100, 2000, 3000; geredoubleerd 300, 700, 1100, 1500, 2700, 4000.',
  'R80 trick-score':
    'Onder de streep: 20 per geboden slag in ♣ en ♦, 30 in ♥ en ♠, in sans atout 40 voor de eerste en 30 voor elke volgende. Gedoubleerd tweemaal, geredoubleerd viermaal.',
  'R80 overtricks':
    'Een overslag brengt 20 in ♣ en ♦, anders 30. Gedoubleerd 100, kwetsbaar 200; geredoubleerd het dubbele.',
  'R80 tricks-short':
    'Downslagen: elk 50, kwetsbaar 100. Gedoubleerd 100, 200, 200, dan elk 300; kwetsbaar 200, dan elk 300. Geredoubleerd het dubbele.',
  'R80 made-doubled': 'Gedoubleerd gemaakt brengt 50 extra.',
  'R80 made-redoubled': 'Geredoubleerd gemaakt brengt 100 extra.',
  'R80 small-slam': 'Klein slem geboden en gemaakt: 500, kwetsbaar 750.',
  'R80 grand-slam': 'Groot slem geboden en gemaakt: 1000, kwetsbaar 1500.',
  'R80 honours':
    'Alle vijf troefhonneurs in één hand, of bij sans atout de vier azen in één hand: 150. Vier troefhonneurs in één hand: 100.',
  'R80 rubber-bonus':
    'Twee manches winnen de robber: 700 als het andere paar er geen heeft, 500 als het er één heeft.',
  'R80 game-bonus': 'Eerder gestopt: 300 voor een gewonnen manche.',
  'R80 part-score-bonus': 'Eerder gestopt: 100 voor een deelscore in de onvoltooide manche.',
  'R81 trick-score':
    'Elke slag boven de zes van een gemaakt contract: ♠ 2, ♣ 6, ♦ 7, ♥ 8, royals 9, sans atout 10. Gedoubleerd tweemaal, geredoubleerd viermaal.',
  'R81 made-doubled': 'Gedoubleerd gemaakt brengt 50 extra.',
  'R81 made-redoubled': 'Geredoubleerd gemaakt brengt 100 extra.',
  'R81 overtricks': 'Elke slag boven een gedoubleerd contract brengt 50 extra, boven een geredoubleerd 100.',
  'R81 tricks-short':
    'Downslagen: elk 50, gedoubleerd 100, geredoubleerd 200. De gever die in één schoppen blijft zitten, gedoubleerd of niet, verliest 50 per slag en nooit meer dan 100.',
  'R81 little-slam': 'Twaalf slagen, geboden of niet: 20.',
  'R81 grand-slam': 'Dertien slagen, geboden of niet: 40.',
  'R81 honours':
    'Honneurs voor ♠ / ♣ / ♦ / ♥ / royals / sans atout. Drie: 4, 12, 14, 16, 18, 30. Vier: 8, 24, 28, 32, 36, 40. Vier in één hand: 16, 48, 56, 64, 72, 100. Vijf: 10, 30, 35, 40, 45. Vijf, waarvan vier in één hand: 18, 54, 63, 72, 81. Vijf in één hand: 20, 60, 70, 80, 90.',
  'R81 rubber-bonus': 'Twee manches winnen de robber: 250.',
  'R82 trick-score':
    'Elke slag boven de zes van een gemaakt contract: 20 in ♣ en ♦, 30 in ♥ en ♠, in sans atout 40 voor de eerste en 30 voor elke volgende.',
  'R82 part-score': 'Een gemaakte deelscore (zeven slagen): 50.',
  'R82 game-score': 'Een gemaakte manche (9 slagen in sans atout, 10 in ♥ en ♠, 11 in ♣ en ♦): 300.',
  'R82 tricks-short': 'Downslagen: elk 50 voor het andere paar.',
};

/** The rule behind one part of a score. */
export function padRules(ruling: Ruling, name: ScoreName): string {
  return RULES[`${ruling} ${name}`] ?? RULES[ruling] ?? '';
}
