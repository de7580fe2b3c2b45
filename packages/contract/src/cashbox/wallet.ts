import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/**
 * A wallet account [ENTITY-004]. `amount_cents` is real money only; bonus money and its wagering are separate
 * [ENTITY-012].
 */
export const Account = z.object({
  currency: CurrencyCodeSchema,
  active: z.boolean(),
  amount_cents: WireAmount,
  available_to_cashout_cents: WireAmount,
  bonus_cents: WireAmount,
  wagering: z.object({ total_cents: WireAmount, wagered_cents: WireAmount }).nullable(),
});
export type Account = z.infer<typeof Account>;

/** A currency [ENTITY-005]. */
export const Currency = z.object({
  code: CurrencyCodeSchema,
  fiat: z.boolean(),
  subunits_to_unit: WireAmount,
  enabled: z.boolean(),
  /**
   * Our extension: whether some payment method accepts deposits in this currency. Sign-up offers only currencies that
   * are both `enabled` and `deposit`.
   */
  deposit: z.boolean(),
});
export type Currency = z.infer<typeof Currency>;

const platform = { server: 'platform', built: true } as const;

export const wallet = endpoints({
  listAccounts: {
    ...platform,
    route: 'GET /api/player/accounts',
    summary: 'The player’s accounts, one per currency; exactly one is active (CALL-017).',
    onBreak: 'served',
    access: 'player',
    rate: 'read',
    query: z.object({ compatibility: z.enum(['true', 'false']).default('false') }),
    answer: z.array(Account),
    refusals: ['unauthenticated'],
  },
  openAccount: {
    ...platform,
    route: 'POST /api/player/accounts',
    brings: 'nothing',
    summary: 'Open an account in a currency, or make the existing one active (CALL-018).',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    status: 201,
    idempotent: true,
    body: z.strictObject({ currency: CurrencyCodeSchema }),
    answer: Account,
    refusals: ['unauthenticated', 'invalid', 'currency_unsupported', 'round_open'],
  },
  listCurrencies: {
    ...platform,
    route: 'GET /api/info/currencies',
    summary: 'The currencies of the casino (CALL-047).',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.array(Currency),
    refusals: [],
  },
  cryptoExchangeRates: {
    ...platform,
    route: 'GET /api/info/crypto_exchange_rates',
    summary: 'What one unit of each crypto currency is worth in EUR, as a decimal string (CALL-049).',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.record(z.string(), z.object({ EUR: z.string() })),
    refusals: [],
  },
});
