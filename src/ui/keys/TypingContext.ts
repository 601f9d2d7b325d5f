import { createContext } from 'react';
import { NOTHING_TYPED } from './typing.ts';
import type { Typed } from './typing.ts';

/** What is being typed at the table: the hand and the bidding box look whether it names something of theirs. */
export const TypingContext = createContext<Typed>(NOTHING_TYPED);
