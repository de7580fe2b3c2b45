import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, isConsoleAmount, WireAmount } from '../core/money.ts';
import { trimmedText } from '../core/text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** A correction to a player's balance that one staff member proposes and another one decides. */
export const Adjustment = z.object({
  id: z.uuid(),
  player: z.object({ id: z.int(), email: z.string() }),
  currency: CurrencyCodeSchema,
  /** The amount added to the balance; a negative amount is deducted. */
  amount_cents: WireAmount,
  reason: z.string(),
  state: z.enum(['proposed', 'confirmed', 'declined']),
  proposed_by: z.string(),
  proposed_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type Adjustment = z.infer<typeof Adjustment>;

/**
 * Balance corrections under the two-person rule [A51]. Every call that writes requires a staff member's personal
 * token in `x-console-token`; the shared console token identifies nobody and is refused as `forbidden`.
 */
export const consoleAdjustments = endpoints({
  consoleAdjustments: {
    ...operator,
    route: 'GET /console/api/adjustments',
    summary:
      'Changes of balances: those that wait for a second person first, then the newest; a thousand at most [A51].',
    answer: z.array(Adjustment),
    refusals: ['unauthenticated'],
  },
  consoleProposeAdjustment: {
    ...operator,
    route: 'POST /console/api/players/{email}/adjustments',
    summary: 'Propose a change of a player’s cash balance; no money moves before another person confirms it [A51].',
    ids: { email: 'public' },
    status: 201,
    idempotent: true,
    body: z
      .strictObject({ currency: CurrencyCodeSchema, amount_cents: WireAmount, reason: trimmedText(500).min(1) })
      .refine(isConsoleAmount, { path: ['amount_cents'] }),
    answer: Adjustment,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'idempotency_mismatch'],
  },
  consoleDecideAdjustment: {
    ...operator,
    route: 'POST /console/api/adjustments/{id}',
    summary:
      'Confirm a proposed change, as another person than who proposed it, or decline it; one that is decided is answered as it stands [A51].',
    ids: { id: 'public' },
    params: { id: z.uuid() },
    body: z.strictObject({ decision: z.enum(['confirmed', 'declined']) }),
    answer: Adjustment,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'not_enough_money'],
  },
});
