import * as z from 'zod';
import { Payment } from '../cashbox/cashbox.ts';
import { endpoints } from '../core/endpoint.ts';
import { WireAmount } from '../core/money.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/**
 * A deposit that its provider has taken back. `taken_cents` and `lost_cents` add up to its amount; both are `null`
 * until the charge-back is booked.
 */
export const ChargeBack = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  received_at: z.string(),
  /** The part recovered from the player's balance. */
  taken_cents: WireAmount.nullable(),
  /** The part the operator bears as a loss. */
  lost_cents: WireAmount.nullable(),
});
export type ChargeBack = z.infer<typeof ChargeBack>;

/**
 * Delivery faults for a sandbox provider's notifications. Normal delivery is one copy, immediately and in order, with
 * nothing lost.
 */
export const WebhookFaults = z.object({
  provider: z.string(),
  /** Number of copies of each notification, sent concurrently. */
  copies: z.int().min(1).max(20),
  /** Seconds between the provider's decision and its notification. */
  delay_sec: z.int().min(0).max(604_800),
  /** Whether pending notifications are sent newest first. */
  reversed: z.boolean(),
  /** Whether notifications get lost: the provider believes it sent them, but they never arrive. */
  lost: z.boolean(),
});
export type WebhookFaults = z.infer<typeof WebhookFaults>;

/** Calls that control the sandbox providers. Every call requires the header `x-console-token`. */
export const consolePayments = endpoints({
  consoleChargeBacks: {
    ...operator,
    route: 'GET /console/api/charge_backs',
    summary: 'Deposits that their providers have taken back, newest first: what was taken, and what the house bears.',
    answer: z.array(ChargeBack),
    refusals: ['unauthenticated'],
  },
  consoleChargeBack: {
    ...operator,
    route: 'POST /console/api/payments/{id}/charge_back',
    summary:
      'Let the sandbox provider take a deposit back that was paid, as a bank does for its customer; comes by its signed webhook.',
    ids: { id: 'public' },
    answer: Payment,
    refusals: ['unauthenticated', 'not_found', 'method_unavailable'],
  },
  consoleWebhookFaults: {
    ...operator,
    route: 'GET /console/api/webhooks',
    summary: 'How each provider of the sandbox sends its webhooks.',
    answer: z.array(WebhookFaults),
    refusals: ['unauthenticated'],
  },
  consoleSetWebhookFaults: {
    ...operator,
    route: 'POST /console/api/webhooks/{provider}',
    summary:
      'Have a sandbox provider send its webhooks in copies, late, newest first, or lose them; what is left out is as it should be [B17] [B18] [B19].',
    ids: { provider: 'public' },
    body: WebhookFaults.omit({ provider: true }).partial().strict(),
    answer: WebhookFaults,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});
