import * as z from 'zod';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { holdPayment } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';
import type { PaymentProvider } from './provider.ts';
import type { Providers } from './providers.ts';

const questionOf = (provider: PaymentProvider): string => `cashbox:ask-provider:${provider.id}`;

const Payload = z.object({ payment_id: z.string() });

/**
 * Schedules the status queries to the provider in the payment's own transaction, so that they survive the end of the
 * process.
 */
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

/** Registers every provider's background jobs and status queries, all in the money lane. */
export function registerProviderJobs(platform: Platform, providers: Providers, move: MovePayment): void {
  for (const provider of providers.all) {
    for (const { name, everyMs, run } of provider.jobs)
      platform.jobs.every(`${provider.id}:${name}`, everyMs, run, 'money');
    platform.jobs.on(questionOf(provider), (tx, payload) => ask(tx, platform, provider, move, payload), 'money');
  }
}

/**
 * Queries the provider for the state of an unfinished payment, because its webhook might be lost, and applies the
 * state. A state that the platform already has stays, and a webhook that arrives later changes nothing [B18] [B19].
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
