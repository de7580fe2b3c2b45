import type { cashbox, Payment, PaymentState } from '@liftoff/contract/cashbox';
import type { HeldPayment } from '@liftoff/contract/console';
import type { CurrencyCode } from '@liftoff/contract/money';
import type { Hono } from 'hono';
import type { Handlers, Refused } from '../call.ts';
import type { House } from '../house-context.ts';
import { registerQuestions } from './ask-provider.ts';
import { cashboxHandlers, decidePayment } from './cashbox-handlers.ts';
import { heldPayments } from './payment-row.ts';
import { openProviders } from './providers.ts';
import { returnHeld } from './return-held.ts';
import { cardFramePages } from './sandbox-card/card-frame.ts';
import { deliverer, type PostWebhook } from './sandbox-card/deliver.ts';
import { giveUpOld } from './sandbox-card/pay.ts';
import { sandboxCard } from './sandbox-card/sandbox-card.ts';

export interface Cashbox {
  readonly handlers: Handlers<typeof cashbox>;
  readonly pages: (app: Hono) => void;
  /** The console's word on a waiting payment; refuses `not_found` and `payment_final`. */
  readonly decide: (id: string, state: PaymentState) => Promise<Payment | Refused>;
  /** Deposits that were paid and are held, or went back since, for the console. */
  readonly held: () => Promise<HeldPayment[]>;
  /** Sends the held money of a payment back; `returnHeld` says how. */
  readonly returnHeld: (id: string, by: { ip: string }) => Promise<HeldPayment | Refused>;
  /** Whether a method takes deposits in a currency. */
  readonly takesDeposits: (currency: CurrencyCode) => boolean;
  /** Sends what providers have to tell; tests await it, the house does it by itself. */
  readonly deliver: () => Promise<void>;
}

/** Opens the cashbox with its providers. The sandbox speaks to the house through `postWebhook`. */
export function openCashbox(house: House, postWebhook: PostWebhook): Cashbox {
  const deliver = deliverer(house, postWebhook);
  const tell = () => {
    deliver().catch((error: unknown) => house.deps.log.error({ err: error }, 'webhooks could not be sent'));
  };
  const providers = openProviders([sandboxCard(house, tell)]);
  registerQuestions(house, providers);
  house.jobs.every('sandbox-card:deliver', 1_000, deliver, 'money');
  house.jobs.every('sandbox-card:give-up', 60_000, () => giveUpOld(house, tell), 'money');
  return {
    handlers: cashboxHandlers(house, providers),
    pages: app => cardFramePages(app, house, tell),
    decide: (id, state) => decidePayment(house, providers, id, state),
    held: () => heldPayments(house.db),
    returnHeld: (id, by) => returnHeld(house, providers, id, by),
    takesDeposits: currency => providers.methods('deposit', currency).length > 0,
    deliver,
  };
}
