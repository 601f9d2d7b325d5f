/** The two seats (rulings §1). A player keeps a seat for the whole match; dealer and receiver change with the deal. */
export const SEATS = ['N', 'S'] as const;
export type Seat = (typeof SEATS)[number];

/** One value for each seat. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** The other seat. */
export function opponent(seat: Seat): Seat {
  return seat === 'N' ? 'S' : 'N';
}

/** A copy of `values` with one seat's value replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return seat === 'N' ? { N: value, S: values.S } : { N: values.N, S: value };
}

/** One value for each seat, made by a function of the seat. */
export function bySeat<T>(make: (seat: Seat) => T): BySeat<T> {
  return { N: make('N'), S: make('S') };
}
