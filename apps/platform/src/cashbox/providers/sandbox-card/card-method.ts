import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { wire, unitsToMinor } from '@liftoff/rules/money/money';
import type { Sql } from '../../../database/database.ts';
import type { AskedPayout, MethodFields, PayoutTarget } from '../provider.ts';

/**
 * Minimum and maximum of one card payment in whole units: round numbers near 20 and 5,000 euros. Cards do not support
 * crypto.
 */
const units: Readonly<Record<string, readonly [bigint, bigint]>> = {
  AUD: [30n, 7_500n],
  CAD: [30n, 7_500n],
  NZD: [30n, 7_500n],
  EUR: [20n, 5_000n],
  USD: [20n, 5_000n],
  JPY: [3_000n, 800_000n],
  NOK: [200n, 60_000n],
  BRL: [100n, 30_000n],
};

/** The range of a card payment in minor units, or `null` if cards do not support the currency. */
function cardAmounts(currency: string): { min: bigint; max: bigint } | null {
  const span = units[currency];
  return span ? { min: unitsToMinor(span[0], currency), max: unitsToMinor(span[1], currency) } : null;
}

const cardMethod = 'card';

/** The accepted card brands. */
export const cardBrands = ['visa', 'mastercard', 'maestro'] as const;

/** The card method, for deposits and payouts; an empty list if cards do not support the currency. */
export function cardMethods(provider: string, action: Payment['action'], currency: CurrencyCode): PaymentMethod[] {
  const amounts = cardAmounts(currency);
  if (amounts === null) return [];
  const span = { min_cents: wire(amounts.min), max_cents: wire(amounts.max) };
  return [
    {
      id: cardMethod,
      brand: 'card',
      provider,
      currency,
      type: 'other',
      savedProfiles: [],
      termsOfService: '/deposits-and-payouts',
      fee: '0',
      processingTime: action === 'deposit' ? 'instant' : 'hours_12',
      deposit: action === 'deposit' ? span : null,
      withdrawal: action === 'cashout' ? span : null,
      network: null,
      minDep: wire(amounts.min),
    },
  ];
}

/**
 * For a deposit, the card details are entered in the provider's frame and never reach the site [A29]. A payout goes
 * to a card that has paid before, so its details are not needed again.
 */
export const cardFields = (method: string, action: Payment['action']): MethodFields | null => {
  if (method !== cardMethod) return null;
  return action === 'deposit'
    ? [{ name: 'card', kind: 'hosted', required: true }]
    : [{ name: 'profile_id', kind: 'saved', required: true }];
};

/**
 * Cards with which an account has paid, by their last four digits. The payment proves that the player owns the card
 * [C24].
 */
export async function cardsOf(sql: Sql, method: string, account: string): Promise<PaymentMethod['savedProfiles']> {
  if (method !== cardMethod) return [];
  const rows = await sql.query<{ last4: string }>(
    `SELECT c.last4 FROM sandbox_card_payments c JOIN sandbox_events e ON e.payment_id = c.payment_id
     WHERE c.account = $1 AND c.last4 IS NOT NULL AND e.state = 'succeeded'
     GROUP BY c.last4 ORDER BY max(c.created_at) DESC`,
    [account],
  );
  return rows.map(({ last4 }) => ({ id: last4, label: last4 }));
}

/** The card to which a withdrawal is paid, or `null` if the account has not paid with it. */
export async function cardTarget(sql: Sql, { method, account, profileId }: AskedPayout): Promise<PayoutTarget | null> {
  const card = (await cardsOf(sql, method, account)).find(({ id }) => id === profileId);
  return card ? { to: `card:${card.id}`, label: card.label } : null;
}
