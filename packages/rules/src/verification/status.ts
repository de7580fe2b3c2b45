import type { VerificationStatus } from '@liftoff/contract/account/verification';

/** What a reviewer may decide. */
export type ReviewAnswer = Extract<VerificationStatus, 'verified' | 'rejected_retry' | 'rejected_final'>;

/** A reviewer's word: on which attempt, when the reviewer wrote it (milliseconds), and what it says. */
export interface ReviewWord {
  readonly attempt: number;
  readonly at: number;
  readonly answer: ReviewAnswer;
}

/** Where a verification stands. `attempt` counts what was handed in; `word` is the newest that counted. */
export interface VerificationStanding {
  readonly status: VerificationStatus;
  readonly attempt: number;
  readonly word: Pick<ReviewWord, 'at' | 'answer'> | null;
}

/** Whether a player may hand in documents: nothing is being reviewed, nothing holds, and no end is final. */
export const maySubmit = (status: VerificationStatus): boolean =>
  status === 'none' || status === 'rejected_retry' || status === 'expired';

/** All documents are there: a review begins. Null where none may. */
export const afterSubmit = (standing: VerificationStanding): VerificationStanding | null =>
  maySubmit(standing.status) ? { ...standing, status: 'pending', attempt: standing.attempt + 1 } : null;

/** What was verified is so for a time. Null for what was not. */
export const afterExpiry = (standing: VerificationStanding): VerificationStanding | null =>
  standing.status === 'verified' ? { ...standing, status: 'expired' } : null;

const weight: Readonly<Record<ReviewAnswer, number>> = { verified: 0, rejected_retry: 1, rejected_final: 2 };

/**
 * A reviewer's word, in whatever order and however often words come: the newest counts, of two of one moment the
 * stricter [A28]. A yes counts for the attempt it was given to alone, and never revives what has expired; a no of an
 * earlier attempt counts as well, so that what turns up later blocks. Null: the word changes nothing.
 */
export function afterWord(standing: VerificationStanding, word: ReviewWord): VerificationStanding | null {
  const { status, attempt, word: last } = standing;
  if (word.attempt < 1 || word.attempt > attempt) return null;
  if (last !== null && !isNewer(word, last)) return null;
  if (word.answer === 'verified' && (word.attempt !== attempt || status === 'expired')) return null;
  return { status: word.answer, attempt, word: { at: word.at, answer: word.answer } };
}

const isNewer = (word: ReviewWord, last: NonNullable<VerificationStanding['word']>): boolean =>
  word.at > last.at || (word.at === last.at && weight[word.answer] > weight[last.answer]);
