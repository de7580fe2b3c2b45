import type { DocumentStep, VerificationKind, VerificationStatus } from '@liftoff/contract/account/verification';
import { maySubmit } from './status.ts';

/** What a kind of verification asks for, in the order it is shown. */
export const stepsOf: Readonly<Record<VerificationKind, readonly DocumentStep[]>> = {
  identity: ['identity', 'face', 'address'],
  source_of_wealth: ['source_of_wealth'],
};

export const kindOf = (step: DocumentStep): VerificationKind =>
  step === 'source_of_wealth' ? 'source_of_wealth' : 'identity';

/** What has become of the last document of a step; `expired`: it was accepted, and another one is needed. */
export type DocumentState = 'sent' | 'accepted' | 'rejected' | 'expired';

export type StepState = 'missing' | 'sent' | 'in_review' | 'accepted' | 'rejected';

/** How a step stands, by its last document. */
export function stepState(status: VerificationStatus, document: DocumentState | null): StepState {
  if (document === null || document === 'expired') return 'missing';
  return document === 'sent' && status === 'pending' ? 'in_review' : document;
}

/** Whether a document may be sent for a step: while none is reviewed, and in place of none that was accepted. */
export const maySend = (status: VerificationStatus, document: DocumentState | null): boolean =>
  maySubmit(status) && document !== 'accepted';

/** Whether the last documents of all steps are to be reviewed, or were accepted. */
export const isComplete = (documents: readonly (DocumentState | null)[]): boolean =>
  documents.every(document => document === 'sent' || document === 'accepted');
