import type { SomeRules } from '../../rulesWords.ts';

/** The scorings of the match. Their amounts stand in tables. */
export const scoring: SomeRules<'sixDeal' | 'hawaii' | 'rubber' | 'summary'> = {
  R50: {
    title: 'Zes spellen: een gemaakt bod',
    text: 'De leider die minstens de geboden slagen wint, scoort naar het bod, en elke soort heeft zijn naam. Slems in sans atout hebben eigen namen: subslem, reuzenslem en superslem.',
  },
  R51: {
    title: 'Zes spellen: gedoubleerd gemaakt',
    text: 'Een gedoubleerd of geredoubleerd bod dat gemaakt is, levert een extra bedrag op.',
  },
  R52: {
    title: 'Zes spellen: overslagen',
    text: 'Overslagen leveren samen één bedrag op, hoeveel het er ook zijn.',
  },
  R53: {
    title: 'Zes spellen: downslagen',
    text: 'Gaat het bod down, dan scoort de tegenspeler, naar het aantal downslagen.',
  },
  R54: {
    title: 'Zes spellen',
    text: 'Een partij is zes spellen. In elk daarvan scoort precies één speler.',
  },
  R55: {
    title: 'Sommen ter controle',
    text: 'Het regelboek rekent vier sommen voor: 3♠ gedoubleerd en gemaakt levert 600 op; 4♣ geredoubleerd en gemaakt 1.200; 6SA geredoubleerd, gemaakt met een overslag, 3.500; en elk gedoubleerd bod met drie downslagen 900.',
  },
  R60: {
    title: 'Het beslissende spel',
    text: 'Staan de spelers na zes spellen gelijk, dan beslist nog één spel. Het wordt gegeven door wie het eerste gaf. Gelijk eindigen kan het niet.',
  },
  R61: {
    title: 'Hawaï',
    text: 'Hawaï telt als zes spellen, behalve de overslagen. Precies de geboden slagen winnen is een Exacto!, en vier of meer overslagen zijn een Surplus!; elk levert zijn bedrag op. Een tot drie overslagen leveren niets op. De bedragen zijn ongedoubleerd, gedoubleerd en geredoubleerd gelijk. Een gedoubleerd of geredoubleerd bod dat gemaakt is, levert ook hier zijn extra bedrag op.',
  },
  R62: {
    title: 'Robber: onder de streep',
    text: 'Een gemaakt contract telt onder de streep, per geboden slag, naar de speelsoort; bij sans atout komt er eenmaal een bedrag bij. Gedoubleerd telt het tweemaal, geredoubleerd viermaal. Al het andere staat boven de streep.',
  },
  R63: {
    title: 'Robber: overslagen',
    text: 'Elke overslag telt boven de streep. Ongedoubleerd levert hij op wat een slag in die speelsoort oplevert. Gedoubleerd hangt het ervan af of de leider kwetsbaar is, en geredoubleerd is het tweemaal het gedoubleerde bedrag.',
  },
  R64: {
    title: 'Robber: gedoubleerd gemaakt',
    text: 'Een gedoubleerd of geredoubleerd contract dat gemaakt is, levert een extra bedrag op. Voor een geredoubleerd contract zegt het gedrukte scoreblad 250 en de tekst van het regelboek 200; welk van de twee geldt, is een optie van de partij, en standaard geldt de tekst.',
  },
  R65: {
    title: 'Robber: slems',
    text: 'Een slem dat geboden en gemaakt is, levert een premie op; in sans atout begint dat bij 5SA. Kwetsbaarheid en doubleren veranderen daar niets aan. Honneurs tellen niet.',
  },
  R66: {
    title: 'Robber: downslagen',
    text: 'Elke downslag telt voor de tegenspeler. Ongedoubleerd kosten ze allemaal evenveel. Gedoubleerd kost elke volgende meer dan de eerste, en geredoubleerd tweemaal zoveel als gedoubleerd. Een kwetsbare leider verliest meer. Er is geen bovengrens.',
  },
  R67: {
    title: 'Manches en kwetsbaarheid',
    text: 'Wie 100 punten onder de streep heeft, uit één spel of meer, wint een manche. Dan tellen de deelscores van beide spelers niet meer mee voor de volgende manche; in de totalen blijven ze staan. Een speler met een manche is kwetsbaar. Het gaat om de kwetsbaarheid van de leider zelf.',
  },
  R68: {
    title: 'De robber winnen',
    text: 'Twee manches winnen de robber. De premie is groter als de tegenstander geen manche heeft. Het hoogste totaal wint de partij, wie de robber ook won.',
  },
  R69: {
    title: 'Gelijkspel, en eerder stoppen',
    text: 'Gelijke totalen zijn gelijkspel. Stopt een robber eerder, dan krijgt elke speler met één manche een premie, en elke speler met een deelscore in de onvoltooide manche ook.',
  },
  R70: {
    title: 'Verkorte versie: het bieden',
    text: 'De korte regels, voor wie Bridgette daaruit leerde. Het bieden eindigt met de eerste pas na een bod. Na een redoublet mag de tegenstander passen of bieden, en een bod heft doublet en redoublet op. Het contract is het laatste bod, gedoubleerd of geredoubleerd zoals het er staat. De gever moet ook hier openen. Er zijn geen cuebids, en er wordt niets veroverd. Waar de korte regels zwijgen, gelden de andere.',
  },
  R71: {
    title: 'Verkorte versie: uitkomen',
    text: 'De tegenspeler komt uit in de eerste slag.',
  },
  R72: {
    title: 'Verkorte versie: een gemaakt bod',
    text: 'De leider die minstens de geboden slagen wint, scoort naar het bod.',
  },
  R73: {
    title: 'Verkorte versie: extra’s',
    text: 'Precies de geboden slagen winnen levert een bedrag naar het niveau op, en precies drie overslagen ook. Een gedoubleerd of geredoubleerd bod dat gemaakt is, levert een extra bedrag op; daarna wordt de hele som, met dit alles erbij, vermenigvuldigd.',
  },
  R74: {
    title: 'Verkorte versie: downslagen',
    text: 'Gaat het bod down, dan scoort de tegenspeler, naar het aantal downslagen. Deze bedragen worden niet nog eens vermenigvuldigd. Een partij is zes spellen, en een zevende als de spelers gelijk staan.',
  },
};
