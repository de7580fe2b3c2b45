import type { DocumentStep, ReviewReason } from '@liftoff/contract/account/verification';
import type { ReviewAnswer } from '@liftoff/rules/verification/status';
import type { Tx } from '../database/database.ts';
import type { Decision } from './change-status.ts';

/** A decision that has been requested in the console and that the reviewer has not reported yet. */
export interface Wanted {
  readonly answer: ReviewAnswer;
  readonly reason: ReviewReason | null;
  readonly steps: readonly DocumentStep[];
}

/**
 * The interface of every document reviewer. A real reviewer is connected by an adapter with this interface and an
 * entry in the registry.
 */
export interface Reviewer {
  readonly id: string;
  /** Signs and verifies the webhooks [A28]. */
  readonly secret: Buffer;
  /**
   * How long after a submission the platform queries the reviewer for its decision, each in milliseconds, because a
   * webhook can be lost.
   */
  readonly askAfterMs: readonly number[];
  /**
   * Submits an attempt. Call a real reviewer after the commit, with the verification's id and attempt number as
   * idempotency key.
   */
  begin(tx: Tx, verificationId: string, attempt: number): Promise<void>;
  /** The newest decision on a verification; `null` if there is no decision yet. */
  lastDecision(tx: Tx, verificationId: string): Promise<Decision | null>;
  /** Sandbox only: makes a decision. Returns `false` if the verification was never submitted. */
  decide(tx: Tx, verificationId: string, wanted: Wanted): Promise<boolean>;
  /** Sends the decisions that have not been delivered yet. */
  deliver(): Promise<void>;
}
