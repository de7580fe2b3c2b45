import type { DocumentStep, ReviewReason } from '@liftoff/contract/account/verification';
import type { ReviewAnswer } from '@liftoff/rules/verification/status';
import type { Tx } from '../database/database.ts';
import type { Decision } from './change-status.ts';

/** What is decided of a verification, before it is a word of its reviewer. */
export interface Wanted {
  readonly answer: ReviewAnswer;
  readonly reason: ReviewReason | null;
  readonly steps: readonly DocumentStep[];
}

/** Who reviews documents, behind one face: a real one is an adapter of this shape, and an entry of the registry. */
export interface Reviewer {
  readonly id: string;
  /** Signs and checks what goes over the webhook [A28]. */
  readonly secret: Buffer;
  /** How long after documents were handed in their reviewer is asked, each in milliseconds: a webhook may be lost. */
  readonly askAfterMs: readonly number[];
  /** Hands an attempt in. A real reviewer is told after the commit, with the verification's id and attempt as its key. */
  begin(tx: Tx, verificationId: string, attempt: number): Promise<void>;
  /** The newest word on a verification; null while there is none. */
  lastDecision(tx: Tx, verificationId: string): Promise<Decision | null>;
  /** Sandbox only: decides; false for a verification that was never handed in. */
  decide(tx: Tx, verificationId: string, wanted: Wanted): Promise<boolean>;
  /** Sends what is not heard yet. */
  deliver(): Promise<void>;
}
