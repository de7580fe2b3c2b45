import type { VerificationStatus } from '@liftoff/contract/account/verification';

/** The statuses that a reviewer's decision can lead to. */
export type ReviewAnswer = Extract<VerificationStatus, 'verified' | 'rejected_retry' | 'rejected_final'>;

/**
 * A reviewer's decision: the attempt that it is about, its time in milliseconds on the reviewer's clock, and the
 * result.
 */
export interface ReviewDecision {
  readonly attempt: number;
  readonly at: number;
  readonly answer: ReviewAnswer;
}

/**
 * The current state of a verification. `attempt` counts the submissions. The stored decision is the latest one that
 * took effect.
 */
export interface VerificationState {
  readonly status: VerificationStatus;
  readonly attempt: number;
  readonly decision: Pick<ReviewDecision, 'at' | 'answer'> | null;
}

/**
 * Whether the player may submit documents, which requires that no review is in progress, nothing is verified, and no
 * rejection is final.
 */
export const maySubmit = (status: VerificationStatus): boolean =>
  status === 'none' || status === 'rejected_retry' || status === 'expired';

/** Starts a review once all documents are submitted. Returns `null` if no review may start. */
export const afterSubmit = (state: VerificationState): VerificationState | null =>
  maySubmit(state.status) ? { ...state, status: 'pending', attempt: state.attempt + 1 } : null;

/** Expires a verified status after its validity period. Returns `null` for other statuses. */
export const afterExpiry = (state: VerificationState): VerificationState | null =>
  state.status === 'verified' ? { ...state, status: 'expired' } : null;

const weight: Readonly<Record<ReviewAnswer, number>> = { verified: 0, rejected_retry: 1, rejected_final: 2 };

/**
 * Applies a reviewer's decision. Decisions can arrive in every order and more than once: the newest one counts, and
 * if two have the same time, the stricter one [A28]. An approval counts only for its own attempt and never restores
 * an expired status. A rejection of an earlier attempt also counts, so that later findings block the player. Returns
 * `null` if the decision changes nothing.
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
