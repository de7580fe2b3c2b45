import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';
import { text } from '../core/text.ts';

/** The states of a verification [C26]. */
export const VerificationStatus = z.enum([
  'none',
  'pending',
  'verified',
  'rejected_retry',
  'rejected_final',
  'expired',
]);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

export const VerificationKind = z.enum(['identity', 'source_of_wealth']);
export type VerificationKind = z.infer<typeof VerificationKind>;

/** What a document proves. */
export const DocumentStep = z.enum(['identity', 'face', 'address', 'source_of_wealth']);
export type DocumentStep = z.infer<typeof DocumentStep>;

/** Reasons for rejecting a document or a player. */
export const ReviewReason = z.enum([
  'unreadable',
  'incomplete',
  'document_expired',
  'too_old',
  'other_person',
  'other_details',
  'not_enough',
  'not_genuine',
  'other',
]);
export type ReviewReason = z.infer<typeof ReviewReason>;

/** A file name without a path: no slash, no control or invisible character, and no leading dot [A47]. */
const FileName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^./\\\p{C}\p{Z}][^/\\\p{C}\p{Zl}\p{Zp}]*$/u);

export const SentDocument = z.object({
  id: z.string(),
  name: z.string(),
  /** New documents are JPEGs; PDFs were stored in the past. */
  type: z.enum(['image/jpeg', 'application/pdf']),
  size_bytes: z.int(),
  sent_at: z.string(),
});
export type SentDocument = z.infer<typeof SentDocument>;

export const VerificationStep = z.object({
  step: DocumentStep,
  state: z.enum(['missing', 'sent', 'in_review', 'accepted', 'rejected']),
  /** The latest document; `null` if none was sent. */
  document: SentDocument.nullable(),
  /** Why the document was rejected. */
  reason: ReviewReason.nullable(),
});
export type VerificationStep = z.infer<typeof VerificationStep>;

export const Verification = z.object({
  /** `null` until a document is sent or requested. */
  id: z.string().nullable(),
  kind: VerificationKind,
  status: VerificationStatus,
  steps: z.array(VerificationStep),
  /** Why the verification was rejected. */
  reason: ReviewReason.nullable(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Time until which the verification is valid. */
  expires_at: z.string().nullable(),
  /** Deadline for the player's response; only for the source of wealth. */
  due_at: z.string().nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const VerificationState = z.object({
  identity: Verification,
  /** `null` if it has not been requested. */
  source_of_wealth: Verification.nullable(),
  /** Deposits still allowed, in the player's currency; `null` if verification does not restrict them. */
  deposits: z.object({ currency: CurrencyCodeSchema, most_cents: WireAmount, left_cents: WireAmount }).nullable(),
  /** Total deposits above which the source of wealth is requested. */
  wealth_above: z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount }),
});
export type VerificationState = z.infer<typeof VerificationState>;

const platform = {
  server: 'platform',
  built: true,
  access: 'player',
  onBreak: 'served',
  brings: 'nothing',
} as const;

export const verification = endpoints({
  verificationState: {
    ...platform,
    route: 'GET /api/player/verification',
    summary: 'Where the verification of the player stands, step by step (ROUTE-024, C26).',
    rate: 'read',
    answer: VerificationState,
    refusals: ['unauthenticated'],
  },
  sendDocument: {
    ...platform,
    route: 'POST /api/player/verification/documents',
    summary:
      'Send a document for a step: JPEG, PNG, WebP or PDF as the body. The last one that was missing begins the review [A47].',
    rate: 'upload',
    idempotent: true,
    query: z.strictObject({ step: DocumentStep, name: FileName }),
    file: { maxBytes: 5 * 1024 * 1024 },
    answer: VerificationState,
    refusals: [
      'rate_limited',
      'unavailable',
      'too_large',
      'unauthenticated',
      'forbidden',
      'invalid',
      'idempotency_mismatch',
    ],
  },
  documentLink: {
    ...platform,
    route: 'POST /api/player/verification/documents/{id}/link',
    summary: 'A link to a document of one’s own; it opens for a minute, in the session of its player alone [A47].',
    ids: { id: 'own' },
    rate: 'write',
    answer: z.object({ url: z.string(), expires_at: z.string() }),
    refusals: ['unauthenticated', 'not_found'],
  },
  verificationWebhook: {
    ...platform,
    route: 'POST /webhooks/verification/{provider}',
    summary:
      'A reviewer’s signed word: `liftoff-signature: t=<unix>,v1=<hmac-sha256 of "t.body">`; the newest `created_at` counts [A28].',
    ids: { provider: 'public', event_id: 'made', verification_id: 'public' },
    access: 'webhook',
    rate: 'webhook',
    body: z.strictObject({
      event_id: text(80),
      verification_id: text(80),
      attempt: z.int().min(1).max(10_000),
      created_at: z.iso.datetime(),
      answer: z.enum(['GREEN', 'RED']),
      /** Whether the player may try again; only for a RED review. */
      reject_type: z.enum(['RETRY', 'FINAL']).optional(),
      reason: ReviewReason.optional(),
      /** The documents concerned; only for a RED review. If omitted, the review concerns all documents. */
      steps: z.array(DocumentStep).max(4).optional(),
    }),
    answer: z.object({ received: z.literal(true) }),
    refusals: ['bad_signature', 'not_found', 'invalid'],
  },
});
