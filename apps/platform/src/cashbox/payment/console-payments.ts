import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ChargeBack, consolePayments } from '@liftoff/contract/console/payments';
import { wire } from '@liftoff/rules/money/money';
import { refuse, type Handlers, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { holdPayment, paymentsWith, paymentView, type PaymentRow } from './payment-row.ts';
import type { Providers } from '../providers/providers.ts';
import { faultsOf, setFaults } from '../providers/sandbox/webhook-faults.ts';

/** Console handlers for charge-backs, and for the webhook faults that the sandbox providers simulate. */
export function consolePaymentHandlers({ db }: Platform, providers: Providers): Handlers<typeof consolePayments> {
  return {
    consoleChargeBacks: () => listChargeBacks(db),
    consoleChargeBack: ({ params }) =>
      db.transaction(async (tx): Promise<Payment | Refused> => {
        const payment = await holdPayment(tx, params.id);
        if (payment === null) return refuse('not_found');
        const provider = providers.byId(payment.provider);
        return (await provider?.chargeBack(tx, payment.id)) ? paymentView(payment) : refuse('method_unavailable');
      }),
    consoleWebhookFaults: () => Promise.all(providers.all.map(({ id }) => faultsOf(db, id))),
    consoleSetWebhookFaults: async ({ params, body }) =>
      providers.byId(params.provider) === undefined
        ? refuse('not_found')
        : await setFaults(db, { provider: params.provider, ...body }),
  };
}

interface ChargeBackRow extends PaymentRow {
  readonly email: string;
  readonly received_at: Date;
  readonly taken: bigint | null;
  readonly lost: bigint | null;
}

async function listChargeBacks(sql: Sql): Promise<ChargeBack[]> {
  const rows = await paymentsWith<ChargeBackRow>(
    sql,
    'p.email, b.received_at, b.taken, b.lost',
    `JOIN charge_backs b ON b.payment_id = m.id JOIN players p ON p.id = m.player_id
     ORDER BY b.received_at DESC, m.id DESC LIMIT 1000`,
  );
  return rows.map(row => ({
    payment: paymentView(row),
    player: { id: Number(row.player_id), email: row.email },
    received_at: row.received_at.toISOString(),
    taken_cents: row.taken === null ? null : wire(row.taken),
    lost_cents: row.lost === null ? null : wire(row.lost),
  }));
}
