import type { RuleNumber, SECTIONS, SectionId } from '../teaching/reference/sections.ts';

/** A ruling as it is read. Suits and cards may be written as in RichText; the amounts of scoring stand in tables beside it. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** The rules of some sections. */
export type SomeRules<Section extends SectionId> = Readonly<Record<RuleOf<Section>, RuleWords>>;

type RuleOf<Section extends SectionId> = Extract<
  (typeof SECTIONS)[number],
  { readonly id: Section }
>['rulings'][number];

/** The rules reference, the glossary and the page on the game's history, in one language. */
export interface RulesWords {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  /** How many of all are found. */
  readonly count: (shown: number, all: number) => string;
  readonly none: string;
  readonly print: string;
  /** The way to a position, and what one may do there: with a rule of play, with one of scoring. */
  readonly tryIt: string;
  readonly tryFree: string;
  readonly tryScore: string;
  readonly backToRule: string;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleNumber, RuleWords>>;
  readonly glossary: {
    readonly intro: string;
    readonly search: string;
    readonly count: (shown: number, all: number) => string;
    readonly none: string;
  };
  readonly history: {
    readonly title: string;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  };
}
