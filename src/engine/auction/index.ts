export type { AuctionOptions, AuctionState, CallRecord, LastBid, Question } from './state.ts';
export { contractOf, lastBid, standing, startAuction } from './state.ts';
export { legalCalls } from './legal.ts';
export { trueAnswer } from './rules.ts';
export { explainCall } from './explain.ts';
export { makeCall, meaningOf } from './make.ts';
