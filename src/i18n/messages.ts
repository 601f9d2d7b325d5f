import type { drills } from './en/drills.ts';
import type { first } from './en/first.ts';
import type { en } from './en/index.ts';

/** The same shape with any words in it. */
type InAnyWords<T> = T extends string
  ? string
  : T extends (...params: infer Params) => infer Result
    ? (...params: Params) => InAnyWords<Result>
    : { readonly [Key in keyof T]: Key extends 'language' ? T[Key] : InAnyWords<T[Key]> };

/** What every language must say: the shape of English. A missing key or parameter does not compile. */
export type Messages = InAnyWords<typeof en>;

/** The part of it that Home and the frame of the app do with. */
export type FirstMessages = InAnyWords<typeof first>;

/** The words of the drills, fetched on their own. */
export type DrillMessages = InAnyWords<typeof drills>;
