import * as z from 'zod';
import { Payment, TransactionReport } from '../cashbox/cashbox.ts';
import {
  DocumentStep,
  ReviewReason,
  SentDocument,
  VerificationKind,
  VerificationStatus,
} from '../account/verification.ts';
import { WireAmount } from '../core/money.ts';

/** A paid deposit that was not credited: the reserved funds that must be returned, and their owner. */
export const ReservedPayment = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  /** The reserved amount: less than the payment's if the rest of an under-age player's deposit was paid out before. */
  amount_cents: WireAmount,
  /** When the money was returned to its source; `null` while it is still reserved. */
  returned_at: z.string().nullable(),
});
export type ReservedPayment = z.infer<typeof ReservedPayment>;

/**
 * A payment with the report that the player's page sent about it, or `null` if there is no report. The report is
 * untrusted: its sender can write anything in it.
 */
export const ReportedTransaction = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  report: TransactionReport.nullable(),
  reported_at: z.string().nullable(),
});
export type ReportedTransaction = z.infer<typeof ReportedTransaction>;

/** A player whose markers of harm exceed the lowest level. */
export const HarmCase = z.object({
  player: z.object({ id: z.int(), email: z.string() }),
  score: z.int(),
  level: z.enum(['low', 'medium', 'high']),
  markers: z.array(z.enum(['deposits', 'methods', 'reversals', 'night', 'chasing', 'raises', 'complaints'])),
  /** When the player reached the current level. */
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

/** Calls of the sandbox console. Every call requires the header `x-console-token`. */
