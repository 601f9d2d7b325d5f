import { STRAINS, SUITS } from '../../engine/cards.ts';
import { NO_TRUMP_VALUE, TRICK_VALUE } from '../../engine/scoring/tables.ts';
import type { Messages } from '../../i18n/index.ts';
import type { HonoursKind, PadStrain } from '../../pads/index.ts';
import {
  AUCTION_HONOURS,
  AUCTION_MADE_DOUBLED,
  AUCTION_SHORT,
  AUCTION_SLAMS,
  AUCTION_TERMS,
  AUCTION_TRICK_VALUE,
  MINIBRIDGE_BONUS,
  MINIBRIDGE_GAME,
  MINIBRIDGE_SHORT,
  MINIBRIDGE_TERMS,
  ONE_SPADE_SHORT,
} from '../../pads/tables.ts';
import { byDoubling, byValue, doublings, figure, multiplied } from './table.ts';
import type { ScoringTable } from './table.ts';

/** The tables of auction bridge with royals (R81). */
export function auctionTables(t: Messages): readonly ScoringTable[] {
  const { scoring, words } = t;
  const strains = Object.keys(AUCTION_TRICK_VALUE) as PadStrain[];
  const kinds = Object.keys(AUCTION_HONOURS.S) as HonoursKind[];
  const { each, most } = ONE_SPADE_SHORT;
  const oneSpade = scoring.atMost(each, most);
  return [
    {
      title: scoring.belowTheLine(AUCTION_TERMS.game),
      columns: doublings(t),
      rows: strains.map((strain) =>
        byDoubling(
          t,
          scoring.trickTaken(strain === 'R' ? `${words.royals} (R)` : words.strainSign(strain)),
          multiplied(AUCTION_TRICK_VALUE[strain]),
        ),
      ),
      note: scoring.everyTrickCounts,
    },
    {
      title: scoring.extras,
      columns: doublings(t),
      rows: [
        byDoubling(t, scoring.madeDoubled, AUCTION_MADE_DOUBLED),
        byDoubling(t, scoring.eachOver, AUCTION_MADE_DOUBLED),
      ],
    },
    {
      title: scoring.slamsTaken,
      rows: [
        [scoring.littleSlam, figure(t, AUCTION_SLAMS.little)],
        [scoring.grandSlam, figure(t, AUCTION_SLAMS.grand)],
      ],
      note: scoring.slamsTo,
    },
    {
      title: scoring.short,
      columns: doublings(t),
      rows: [
        byDoubling(t, scoring.eachShort, AUCTION_SHORT),
        [scoring.oneSpade, oneSpade, oneSpade, figure(t, AUCTION_SHORT[2])],
      ],
    },
    {
      title: scoring.honours,
      columns: ['', ...strains.map((strain) => words.strainSign(strain))],
      rows: kinds.map((kind) => [
        scoring.honoursOf(kind),
        ...strains.map((strain) => figure(t, AUCTION_HONOURS[strain][kind] ?? 0)),
      ]),
    },
    { title: scoring.ends, rows: [[scoring.rubber, figure(t, AUCTION_TERMS.rubber[0])]] },
  ];
}

/** The tables of Minibridge (R82). */
export function minibridgeTables(t: Messages): readonly ScoringTable[] {
  const { scoring, words } = t;
  const noTrump = words.strainSign('NT');
  return [
    {
      title: scoring.made,
      rows: [
        ...byValue(t, TRICK_VALUE, SUITS).map(({ signs, value }) => [
          scoring.trickTaken(signs),
          figure(t, value),
        ]),
        [scoring.firstTrick(noTrump), figure(t, NO_TRUMP_VALUE + TRICK_VALUE.NT)],
        [scoring.furtherTricks(noTrump), figure(t, TRICK_VALUE.NT)],
        [scoring.part, figure(t, MINIBRIDGE_BONUS.part)],
        [scoring.game, figure(t, MINIBRIDGE_BONUS.game)],
      ],
      note: scoring.endsAfter(MINIBRIDGE_TERMS.deals),
    },
    {
      title: scoring.gameNeeds,
      rows: byValue(t, MINIBRIDGE_GAME, STRAINS).map(({ signs, value }) => [signs, String(6 + value)]),
    },
    { title: scoring.short, rows: [[scoring.eachShort, figure(t, MINIBRIDGE_SHORT)]] },
  ];
}
