/** Somewhere to go to, and what it is called. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

/** Where a page stands in its lesson, and the addresses around it. */
export interface Ways {
  /** Said above the page: which it is, of how many, of what. */
  readonly place: string;
  readonly back: string | null;
  readonly next: Way | null;
  /** Out of the lesson. */
  readonly out: readonly Way[];
}
