import type { DocumentStep, VerificationKind, VerificationStatus } from '@liftoff/contract/account/verification';
import { maySubmit } from './status.ts';

/** The steps that each kind of verification requires, in display order. */
export const stepsOf: Readonly<Record<VerificationKind, readonly DocumentStep[]>> = {
  identity: ['identity', 'face', 'address'],
  source_of_wealth: ['source_of_wealth'],
};

export const kindOf = (step: DocumentStep): VerificationKind =>
  step === 'source_of_wealth' ? 'source_of_wealth' : 'identity';

/** State of a step's latest document. `expired` means that it was accepted but must be replaced. */
export type DocumentState = 'sent' | 'accepted' | 'rejected' | 'expired';

export type StepState = 'missing' | 'sent' | 'in_review' | 'accepted' | 'rejected';

/** State of a step, as determined by its latest document. */
export function stepState(status: VerificationStatus, document: DocumentState | null): StepState {
  if (document === null || document === 'expired') return 'missing';
  return document === 'sent' && status === 'pending' ? 'in_review' : document;
}

/** Whether a document can be sent for a step: no review is in progress, and the latest document was not accepted. */
export const maySend = (status: VerificationStatus, document: DocumentState | null): boolean =>
  maySubmit(status) && document !== 'accepted';

/** Whether every step has a document that is accepted or ready for review. */
export const isComplete = (documents: readonly (DocumentState | null)[]): boolean =>
  documents.every(document => document === 'sent' || document === 'accepted');
