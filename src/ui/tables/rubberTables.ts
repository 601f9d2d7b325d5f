import type { Options } from '../../engine/options.ts';
import { SUITS } from '../../engine/cards.ts';
import {
  DOUBLED_OVERTRICK,
  NAMED_BIDS,
  NO_TRUMP_VALUE,
  RUBBER_MADE_DOUBLED,
  RUBBER_SHORT,
  RUBBER_TERMS,
  SLAM_BONUS,
  TRICK_VALUE,
} from '../../engine/scoring/tables.ts';
import type { BidName, ByDoubling, RubberTerms, ShortSteps } from '../../engine/scoring/tables.ts';
import type { Messages } from '../../i18n/index.ts';
import {
  CONTRACT_HONOURS,
  CONTRACT_MADE_DOUBLED,
  CONTRACT_SHORT,
  CONTRACT_SLAMS,
  CONTRACT_TERMS,
} from '../../pads/tables.ts';
import { bidsSign } from './dealsTables.ts';
import { DOUBLINGS, byDoubling, byValue, doublings, figure, multiplied } from './table.ts';
import type { ScoringTable } from './table.ts';

/** The tables of Bridgette's rubber (R62–R69). In: what a redoubled contract brings when made (R64). */
export function rubberTables(t: Messages, bonus: Options['redoubledBonus']): readonly ScoringTable[] {
  const { scoring, words } = t;
  const noTrump = words.strainSign('NT');
  const slams = (Object.keys(SLAM_BONUS) as BidName[]).map((name) => [
    scoring.ofSuit(bidsSign(t, NAMED_BIDS[name]), t.score.part(name, null)),
    figure(t, SLAM_BONUS[name] ?? 0),
  ]);
  return [
    {
      title: scoring.belowTheLine(RUBBER_TERMS.game),
      columns: doublings(t),
      rows: [
        ...trickRows(t),
        byDoubling(t, scoring.trickBid(noTrump), multiplied(TRICK_VALUE.NT)),
        byDoubling(t, scoring.noTrumpOnce(noTrump), multiplied(NO_TRUMP_VALUE)),
      ],
    },
    overtricksTable(t),
    madeDoubledTable(t, { 0: 0, 1: RUBBER_MADE_DOUBLED, 2: bonus }),
    { title: scoring.slams, rows: slams },
    stepsTable(t, RUBBER_SHORT),
    endTable(t, RUBBER_TERMS),
  ];
}

/** The tables of contract bridge (R80). */
export function contractTables(t: Messages): readonly ScoringTable[] {
  const { scoring, words, score } = t;
  const noTrump = words.strainSign('NT');
  const { notVulnerable, vulnerable } = CONTRACT_SLAMS;
  const kinds = Object.keys(CONTRACT_HONOURS) as (keyof typeof CONTRACT_HONOURS)[];
  return [
    {
      title: scoring.belowTheLine(CONTRACT_TERMS.game),
      columns: doublings(t),
      rows: [
        ...trickRows(t),
        byDoubling(t, scoring.firstTrick(noTrump), multiplied(NO_TRUMP_VALUE + TRICK_VALUE.NT)),
        byDoubling(t, scoring.furtherTricks(noTrump), multiplied(TRICK_VALUE.NT)),
      ],
    },
    overtricksTable(t),
    madeDoubledTable(t, CONTRACT_MADE_DOUBLED),
    {
      title: scoring.slams,
      columns: vulnerabilities(t),
      rows: [
        [score.part('small-slam', null), figure(t, notVulnerable[6]), figure(t, vulnerable[6])],
        [score.part('grand-slam', null), figure(t, notVulnerable[7]), figure(t, vulnerable[7])],
      ],
    },
    stepsTable(t, CONTRACT_SHORT),
    {
      title: scoring.honours,
      rows: kinds.map((kind) => [scoring.trumpHonours(kind), figure(t, CONTRACT_HONOURS[kind])]),
    },
    endTable(t, CONTRACT_TERMS),
  ];
}

function trickRows(t: Messages): readonly (readonly string[])[] {
  return byValue(t, TRICK_VALUE, SUITS).map(({ signs, value }) =>
    byDoubling(t, t.scoring.trickBid(signs), multiplied(value)),
  );
}

function vulnerabilities({ scoring }: Messages): readonly string[] {
  return ['', scoring.notVulnerable, scoring.vulnerable];
}

/** Undoubled as a trick bid; doubled by vulnerability (R63). */
function overtricksTable(t: Messages): ScoringTable {
  const { scoring } = t;
  const { notVulnerable, vulnerable } = DOUBLED_OVERTRICK;
  return {
    title: scoring.overtricks,
    columns: vulnerabilities(t),
    rows: [
      ...byValue(t, TRICK_VALUE, [...SUITS, 'NT'] as const).map(({ signs, value }) => [
        scoring.both(signs, scoring.doubled[0]),
        figure(t, value),
        figure(t, value),
      ]),
      ...([1, 2] as const).map((doubled) => [
        scoring.doubled[doubled],
        figure(t, notVulnerable[doubled]),
        figure(t, vulnerable[doubled]),
      ]),
    ],
  };
}

function madeDoubledTable(t: Messages, amounts: ByDoubling): ScoringTable {
  const { score } = t;
  return {
    title: t.scoring.extras,
    rows: [
      [score.part('made-doubled', null), figure(t, amounts[1])],
      [score.part('made-redoubled', null), figure(t, amounts[2])],
    ],
  };
}

/** Tricks short, one column a step, the last for each further trick. */
function stepsTable(t: Messages, steps: ShortSteps): ScoringTable {
  const { scoring } = t;
  const all = (['notVulnerable', 'vulnerable'] as const).flatMap((side) =>
    DOUBLINGS.map((doubled) => ({
      head: scoring.both(scoring[side], scoring.doubled[doubled]),
      amounts: steps[side][doubled],
    })),
  );
  const most = Math.max(...all.map(({ amounts }) => amounts.length));
  const columns = Array.from({ length: most }, (_, at) => at);
  return {
    title: scoring.short,
    columns: ['', ...columns.map((at) => (at === most - 1 ? scoring.eachFurther : scoring.nth(at + 1)))],
    rows: all.map(({ head, amounts }) => [
      head,
      ...columns.map((at) => figure(t, amounts[Math.min(at, amounts.length - 1)] ?? 0)),
    ]),
  };
}

function endTable(t: Messages, { rubber, stopped }: RubberTerms): ScoringTable {
  const { scoring } = t;
  return {
    title: scoring.ends,
    rows: [
      [scoring.rubberTwo, figure(t, rubber[0])],
      [scoring.rubberOne, figure(t, rubber[1])],
      [scoring.stoppedGame, figure(t, stopped.game)],
      [scoring.stoppedPart, figure(t, stopped.partScore)],
    ],
  };
}
