import type { PaymentState } from '@liftoff/contract/cashbox';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql, Tx } from '../../database/database.ts';
import type { House } from '../../house-context.ts';
import type { PaymentProvider } from '../provider.ts';
import { cardFields, cardMethods } from './card-method.ts';
import type { CardStep } from './test-cards.ts';

export const providerId = 'sandbox-card';

/** A row of the provider's own book. */
export interface CardPayment {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly locale: string;
  readonly site_origin: string;
  readonly step: CardStep;
  readonly last4: string | null;
  readonly reason: string | null;
}

const columns = 'payment_id, account, currency, amount, locale, site_origin, step, last4, reason';

/** The provider, as the house's cashbox knows it. `tell` wakes the delivery of what was decided. */
export function sandboxCard(house: House, tell: () => void): PaymentProvider {
  const { config, deps } = house;
  const frameKey = config.secret('hosted-frame:sandbox-card');
  return {
    id: providerId,
    secret: config.secret('webhook:sandbox-card'),
    methods: (action, currency) => cardMethods(providerId, action, currency),
    fields: cardFields,
    begin: async (tx, intent) => {
      await tx.query(
        `INSERT INTO sandbox_card_payments (payment_id, account, currency, amount, locale, site_origin, step, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'open', $7)`,
        [
          intent.paymentId,
          intent.account,
          intent.currency,
          intent.amount,
          intent.locale,
          intent.siteOrigin,
          deps.now(),
        ],
      );
    },
    frameUrl: id => `${config.publicUrl}/hosted/card/${frameToken(frameKey, id)}`,
    stateOf: toldState,
    refund: async (tx, id) => {
      const held = await holdCardPayment(tx, id);
      if (held === null || (await toldState(tx, id)) !== 'succeeded') return false;
      await tx.query(
        `INSERT INTO sandbox_card_refunds (payment_id, amount, refunded_at) VALUES ($1, $2, $3)
         ON CONFLICT (payment_id) DO NOTHING`,
        [id, held.amount, deps.now()],
      );
      return true;
    },
    cancel: async (tx, id) => {
      const held = await holdCardPayment(tx, id);
      if (held === null || held.step === 'decided') return false;
      await decideCard(tx, house, held, 'canceled', null, tell);
      return true;
    },
    decide: async (tx, id, state) => {
      const held = await holdCardPayment(tx, id);
      if (held === null || held.step === 'decided') return false;
      await decideCard(tx, house, held, state, null, tell);
      return true;
    },
  };
}

/** The last word on a payment; null while there is none. */
async function toldState(tx: Tx, id: string): Promise<PaymentState | null> {
  const [told] = await tx.query<{ state: PaymentState }>(
    'SELECT state FROM sandbox_card_events WHERE payment_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  return told?.state ?? null;
}

/** The frame's token is made of the payment, so that none has to be kept: its id and a mac over it. */
function frameToken(key: Buffer, paymentId: string): string {
  return `${paymentId}.${createHmac('sha256', key).update(paymentId).digest('base64url')}`;
}

/** The payment a frame's token speaks for, or null. */
export function paymentOfToken(house: House, token: string): string | null {
  const [id = ''] = token.split('.');
  const right = Buffer.from(frameToken(house.config.secret('hosted-frame:sandbox-card'), id));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

export async function readCardPayment(sql: Sql, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<CardPayment | null> {
  const [row] = await sql.query<CardPayment>(
    `SELECT ${columns} FROM sandbox_card_payments WHERE payment_id::text = $1 ${lock}`,
    [id],
  );
  return row ?? null;
}

export const holdCardPayment = (tx: Tx, id: string): Promise<CardPayment | null> =>
  readCardPayment(tx, id, 'FOR UPDATE');

/** Notes where a card payment stands while nothing is decided. */
export async function moveCard(tx: Tx, id: string, step: CardStep, last4: string): Promise<void> {
  await tx.query('UPDATE sandbox_card_payments SET step = $2, last4 = $3 WHERE payment_id = $1', [id, step, last4]);
}

/**
 * Decides a payment under lock: the word to the house is written down with the decision and sent after the commit.
 * A state that is not final is told, but leaves the payment open to a later word.
 */
export async function decideCard(
  tx: Tx,
  { deps }: House,
  payment: CardPayment,
  state: PaymentState,
  reason: string | null,
  tell: () => void,
): Promise<void> {
  const step = state === 'pending' || state === 'processing' || state === 'reserved' ? 'waiting' : 'decided';
  await tx.query('UPDATE sandbox_card_payments SET step = $2, reason = $3 WHERE payment_id = $1', [
    payment.payment_id,
    step,
    reason,
  ]);
  await tx.query('INSERT INTO sandbox_card_events (event_id, payment_id, state, next_at) VALUES ($1, $2, $3, $4)', [
    deps.id(),
    payment.payment_id,
    state,
    deps.now(),
  ]);
  tx.afterCommit(tell);
}
