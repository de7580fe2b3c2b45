import * as z from 'zod';
import { Payment, TransactionReport } from '../cashbox/cashbox.ts';
import {
  DocumentStep,
  ReviewReason,
  SentDocument,
  VerificationKind,
  VerificationStatus,
} from '../account/verification.ts';

/** A deposit that was paid and is not credited: what goes back, and to whom. */
export const ReservedPayment = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  /** When the money went back where it came from; null: it is still held. */
  returned_at: z.string().nullable(),
});
export type ReservedPayment = z.infer<typeof ReservedPayment>;

/** A payment, and what its player's page has told of it; null: nothing. Whoever sent it may have written it. */
export const ReportedTransaction = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  report: TransactionReport.nullable(),
  reported_at: z.string().nullable(),
});
export type ReportedTransaction = z.infer<typeof ReportedTransaction>;

/** A player whose markers of harm say more than little. */
export const HarmCase = z.object({
  player: z.object({ id: z.int(), email: z.string() }),
  score: z.int(),
  level: z.enum(['low', 'medium', 'high']),
  markers: z.array(z.enum(['deposits', 'methods', 'reversals', 'night', 'chasing', 'raises', 'complaints'])),
  /** Since when the level is what it is. */
  since: z.string(),
  seen_at: z.string().nullable(),
});
export type HarmCase = z.infer<typeof HarmCase>;

/** A verification as the operator sees it. */
export const ReviewedVerification = z.object({
  id: z.string(),
  player: z.object({ id: z.int(), email: z.string() }),
  kind: VerificationKind,
  status: VerificationStatus,
  attempt: z.int(),
  reason: ReviewReason.nullable(),
  submitted_at: z.string().nullable(),
  documents: z.array(SentDocument.extend({ step: DocumentStep, url: z.string() })),
});
export type ReviewedVerification = z.infer<typeof ReviewedVerification>;

/** The sandbox's console: every call needs the header `x-console-token`. */
