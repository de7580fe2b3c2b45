import type { VerificationStatus } from '@liftoff/contract/account/verification';

/** What a reviewer may decide. */
export type ReviewAnswer = Extract<VerificationStatus, 'verified' | 'rejected_retry' | 'rejected_final'>;

/** A reviewer's word: on which attempt, when the reviewer wrote it (milliseconds), and what it says. */
export interface ReviewDecision {
  readonly attempt: number;
  readonly at: number;
  readonly answer: ReviewAnswer;
}

/** Where a verification stands. `attempt` counts what was handed in; `word` is the newest that counted. */
export interface VerificationState {
  readonly status: VerificationStatus;
  readonly attempt: number;
  readonly decision: Pick<ReviewDecision, 'at' | 'answer'> | null;
}

/** Whether a player may hand in documents: nothing is being reviewed, nothing holds, and no end is final. */
export const maySubmit = (status: VerificationStatus): boolean =>
  status === 'none' || status === 'rejected_retry' || status === 'expired';

/** All documents are there: a review begins. Null where none may. */
export const afterSubmit = (state: VerificationState): VerificationState | null =>
  maySubmit(state.status) ? { ...state, status: 'pending', attempt: state.attempt + 1 } : null;

/** What was verified is so for a time. Null for what was not. */
export const afterExpiry = (state: VerificationState): VerificationState | null =>
  state.status === 'verified' ? { ...state, status: 'expired' } : null;

const weight: Readonly<Record<ReviewAnswer, number>> = { verified: 0, rejected_retry: 1, rejected_final: 2 };

/**
 * A reviewer's word, in whatever order and however often words come: the newest counts, of two of one moment the
 * stricter [A28]. A yes counts for the attempt it was given to alone, and never revives what has expired; a no of an
 * earlier attempt counts as well, so that what turns up later blocks. Null: the word changes nothing.
 */
export function afterDecision(state: VerificationState, decision: ReviewDecision): VerificationState | null {
  const { status, attempt, decision: last } = state;
  if (decision.attempt < 1 || decision.attempt > attempt) return null;
  if (last !== null && !isNewer(decision, last)) return null;
  if (decision.answer === 'verified' && (decision.attempt !== attempt || status === 'expired')) return null;
  return { status: decision.answer, attempt, decision: { at: decision.at, answer: decision.answer } };
}

const isNewer = (decision: ReviewDecision, last: NonNullable<VerificationState['decision']>): boolean =>
  decision.at > last.at || (decision.at === last.at && weight[decision.answer] > weight[last.answer]);
