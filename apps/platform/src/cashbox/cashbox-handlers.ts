import type { cashbox } from '@liftoff/contract/cashbox';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { refuse, type Handlers, type Refused } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import { createDeposit } from './create-deposit.ts';
import { holdPayment, paymentOf, paymentsOf, paymentView } from './payment-row.ts';
import type { MovePayment } from './payment-state.ts';
import type { Providers } from './providers.ts';
import { hearProvider } from './webhook.ts';

/** The calls of the cashbox noun. */
export function cashboxHandlers(platform: Platform, providers: Providers, move: MovePayment): Handlers<typeof cashbox> {
  const { db, deps } = platform;
  return {
    listPayments: async (_input, call) => (await paymentsOf(db, call.player.id)).map(paymentView),
    paymentMethods: async ({ query }) => providers.methods(query.action, query.currency).map(({ method }) => method),
    paymentMethodFields: async ({ params }) => providers.fields(params.id) ?? refuse('not_found'),
    createDeposit: ({ body }, call) => createDeposit(platform, providers, body, call),
    getPayment: async ({ params }, call) => {
      const payment = await paymentOf(db, call.player.id, params.id);
      return payment ? paymentView(payment) : refuse('not_found');
    },
    cancelDeposit: async ({ params }, call) => {
      const playerId = call.player.id;
      return db.transaction(async tx => {
        const payment = await holdPayment(tx, params.id);
        if (payment === null || Number(payment.player_id) !== playerId) return refuse('not_found');
        if (payment.state === 'canceled') return paymentView(payment);
        if (isFinal(payment.state) || !(await providers.byId(payment.provider)?.cancel(tx, payment.id)))
          return refuse('payment_final');
        await move(tx, payment, 'canceled');
        return paymentView({ ...payment, state: 'canceled', finished_at: deps.now() });
      });
    },
    paymentWebhook: (input, call) => hearProvider(platform, move, providers.byId(input.params.provider), input, call),
  };
}

/** The console lets the sandbox provider decide; the word comes back by the signed webhook like any other. */
export function decidePayment(
  platform: Platform,
  providers: Providers,
  id: string,
  state: PaymentState,
): Promise<Payment | Refused> {
  return platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null) return refuse('not_found');
    if (isFinal(payment.state) || !(await providers.byId(payment.provider)?.decide(tx, payment.id, state)))
      return refuse('payment_final');
    return paymentView(payment);
  });
}
