import type { ReactNode } from 'react';
import type { Rank, Suit } from '../../engine/cards.ts';
import { symbolAt } from './suitPaths.ts';

export type Court = Extract<Rank, 'J' | 'Q' | 'K'>;

/*
 * The upper halves of the courts, drawn in the 250 by 350 of a face: the head about x = 140, what they carry at x = 208, and
 * everything ending on the sash, y = 175 + (x - 125) / 4. The lower half is the same picture turned.
 */

const HALO = 'M140 18a72 72 0 1 1-.1 0z';
const FACE = 'M114 64V88C114 108 129 122 140 122S166 108 166 88V64z';
const SHADE = 'M140 64V121C151 121 165 108 165 88V64z';
const LOOKS = 'M121 80q6-5 13-2M146 78q7-3 13 2M140 84l-4 14h5';
const EYES = 'M122 88q6-6 12 0-6 5-12 0zM146 88q6-6 12 0-6 5-12 0z';
const BODY = 'M122 124C104 132 56 132 14 141V147L236 203V178C226 150 190 132 158 124z';
const NECK = 'M129 112V134Q140 146 151 134V112z';
const HAND = 'M197 158q0-9 11-9t11 9v10q-11 7-22 0z';
const CUFF = 'M194 167q14 8 28 0l5 20q-20 9-36 0z';
const STAFF = 'M205 40h6V200h-6z';

/** What all three share: hair behind, face, looks. */
function Head({ hair, children }: { readonly hair: string; readonly children: ReactNode }) {
  return (
    <>
      <path className="hair line" d={hair} />
      <path className="skin line" d={NECK} />
      <path className="skin line" d={FACE} />
      <path className="shade" d={SHADE} />
      <path className="fine" d={LOOKS} />
      <path className="ink" d={EYES} />
      {children}
    </>
  );
}

/** Crown, beard, ermine and a sceptre that bears the suit. */
function King({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <path className="halo" d={HALO} />
      <path className="robe line" d={BODY} />
      <path className="gold line" d="M130 126L96 168 186 191 150 126z" />
      <path className="robe" d={symbolAt(suit, 140, 164, 30)} />
      <path
        className="cloth line"
        d="M124 124C108 136 92 152 84 165L108 171C112 158 122 144 136 134zM156 124C178 138 196 166 204 195L178 188C170 164 158 146 144 134z"
      />
      <path className="fine" d="M112 142l-3 6M98 156l-3 6M171 142l3 6M184 162l3 6M191 180l2 6" />
      <path className="gold line" d={STAFF} />
      <path className="gold line" d={symbolAt(suit, 208, 40, 40)} />
      <path className="gold line" d="M198 62h20v7h-20z" />
      <path className="cloth line" d={CUFF} />
      <path className="skin line" d={HAND} />
      <Head hair="M112 64C92 70 104 92 96 104 88 118 104 128 120 118zM168 64C188 70 176 92 184 104 192 118 176 128 160 118z">
        <path
          className="hair line"
          d="M114 88C117 102 128 104 140 100 152 104 163 102 166 88 171 116 158 138 140 150 122 138 109 116 114 88z"
        />
        <path className="lips" d="M131 109q9-4 18 0-9 8-18 0z" />
        <path className="fine" d="M126 118q2 12 9 18M154 118q-2 12-9 18M140 122v20" />
        <path className="gold line" d="M110 66L101 32 122 48 140 22 158 48 179 32 170 66Q140 56 110 66z" />
        <path className="jewels" d="M123 57h0M140 54h0M157 57h0" />
      </Head>
    </>
  );
}

/** Coronet with pearls, long hair, a gown of her suit and a flower. */
function Queen({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <path className="halo" d={HALO} />
      <path className="robe line" d={BODY} />
      <Head hair="M116 56C86 64 102 90 92 108 82 128 88 142 104 148Q140 160 176 148C192 142 198 128 188 108 178 90 194 64 164 56z">
        <path className="skin line" d="M118 132Q140 124 162 132L158 160Q140 178 122 160z" />
        <path className="pearls" d="M122 138h0M128 145h0M136 149h0M144 149h0M152 145h0M158 138h0" />
        <path className="lips" d="M132 109q4-4 8-1 4-3 8 1-8 8-16 0z" />
        <path
          className="hair line"
          d="M112 94C106 70 120 56 140 56S174 70 168 94C164 80 154 72 140 66 126 72 116 80 112 94z"
        />
        <path className="gold line" d="M114 62L106 38 126 50 140 28 154 50 174 38 166 62Q140 52 114 62z" />
        <path className="pearls" d="M106 36h0M140 25h0M174 36h0" />
      </Head>
      <path className="inlay-gold" d={symbolAt(suit, 88, 152, 18) + symbolAt(suit, 190, 168, 18)} />
      <path className="gold line" d="M206 110h4V200h-4z" />
      <path className="robe line" d="M208 96c-30 6-28-26-10-22-6-20 26-20 20 0 18-4 20 28-10 22z" />
      <path className="gold line" d="M200 84a8 8 0 1 1 .1.1z" />
      <path className="cloth line" d={CUFF} />
      <path className="skin line" d={HAND} />
    </>
  );
}

/** Feathered cap, ruff, striped doublet and a halberd. */
function Jack({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <path className="halo" d={HALO} />
      <path className="robe line" d={BODY} />
      <path
        className="stripes"
        d="M110 140L98 166M128 146L124 172M152 146L158 180M170 142L186 188M90 140L70 158M186 146L212 190"
      />
      <path className="gold line" d={STAFF} />
      <path
        className="cloth line"
        d="M208 40C226 34 236 52 226 74L208 68zM208 46l-14-4v18l14-2zM203 42L208 14 213 42z"
      />
      <path className="cloth line" d={CUFF} />
      <path className="skin line" d={HAND} />
      <Head hair="M112 62C102 84 108 104 102 118Q112 128 124 120V112H156V120Q168 128 178 118C172 104 178 84 168 62z">
        <path className="lips" d="M133 109q7 4 14 0-7 6-14 0z" />
        <path
          className="cloth line"
          d="M106 132a7 7 0 0 1 10-8 7 7 0 0 1 12-1 8 8 0 0 1 12 2 8 8 0 0 1 12-2 7 7 0 0 1 12 1 7 7 0 0 1 10 8 7 7 0 0 1-10 9 8 8 0 0 1-12 4 8 8 0 0 1-12 2 8 8 0 0 1-12-2 8 8 0 0 1-12-4 7 7 0 0 1-10-9z"
        />
        <path
          className="hair line"
          d="M112 88C112 74 116 66 124 60H156C164 66 168 74 168 88 158 74 122 74 112 88z"
        />
        <path className="robe line" d="M106 62C100 40 122 26 148 28 176 28 188 46 174 62Q140 52 106 62z" />
        <path className="cloth line" d="M112 56C92 52 80 36 82 20 102 20 116 36 124 54z" />
        <path className="fine" d="M118 52Q100 44 88 28" />
        <path className="gold line" d="M106 66Q140 54 174 66V58Q140 46 106 58z" />
        <path className="gold" d={symbolAt(suit, 150, 42, 16)} />
      </Head>
    </>
  );
}

/** The figure of each court. */
export const FIGURES: Readonly<Record<Court, (props: { readonly suit: Suit }) => ReactNode>> = {
  K: King,
  Q: Queen,
  J: Jack,
};
