import * as z from 'zod';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { holdPayment } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';
import type { PaymentProvider } from './provider.ts';
import type { Providers } from './providers.ts';

const questionOf = (provider: PaymentProvider): string => `cashbox:ask-provider:${provider.id}`;

const Payload = z.object({ payment_id: z.string() });

/** Plans the provider's questions with the payment itself, so that none is forgotten where the process ends. */
export async function planQuestions(
  tx: Tx,
  { jobs, deps }: Platform,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  const begun = deps.now().getTime();
  for (const afterMs of provider.askAfterMs)
    await jobs.schedule(tx, questionOf(provider), new Date(begun + afterMs), { payment_id: paymentId });
}

/** What every provider of the platform does by itself, and what it is asked; all of it in the lane of money. */
export function registerProviderJobs(platform: Platform, providers: Providers, move: MovePayment): void {
  for (const provider of providers.all) {
    for (const { name, everyMs, run } of provider.jobs)
      platform.jobs.every(`${provider.id}:${name}`, everyMs, run, 'money');
    platform.jobs.on(questionOf(provider), (tx, payload) => ask(tx, platform, provider, move, payload), 'money');
  }
}

/**
 * A webhook may be lost: a payment that has not ended is brought to where its provider says it stands. What the platform
 * has heard by then stays as it is, and a webhook that comes after all changes nothing [B18] [B19].
 */
async function ask(
  tx: Tx,
  { deps }: Platform,
  provider: PaymentProvider,
  move: MovePayment,
  payload: unknown,
): Promise<void> {
  const payment = await holdPayment(tx, Payload.parse(payload).payment_id);
  if (payment === null || payment.finished_at !== null || payment.provider !== provider.id) return;
  const state = await provider.stateOf(tx, payment.id);
  if (state === null || !(await move(tx, payment, state, await provider.sourceOf(tx, payment.id)))) return;
  deps.log.warn({ payment: payment.id, state }, 'a provider was asked for what its webhook had not told');
}
