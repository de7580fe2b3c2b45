import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import type { House } from '../house-context.ts';
import { holdPayment } from './payment-row.ts';
import { moveTo } from './payment-state.ts';
import type { Providers } from './providers.ts';

const jobName = 'cashbox:ask-provider';
const minuteMs = 60_000;

/** How long after its beginning a payment that has not ended is asked about [B19]. */
export const askAfterMs = [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs] as const;

const Payload = z.object({ payment_id: z.string() });

/** Plans the questions with the payment itself, so that none is forgotten where the process ends. */
export async function planQuestions(tx: Tx, { jobs, deps }: House, paymentId: string): Promise<void> {
  const begun = deps.now().getTime();
  for (const afterMs of askAfterMs)
    await jobs.schedule(tx, jobName, new Date(begun + afterMs), { payment_id: paymentId });
}

/**
 * A webhook may be lost: a payment that has not ended is brought to where its provider says it stands. What the house
 * has heard by then stays as it is, and a webhook that comes after all changes nothing [B18] [B19].
 */
export function registerQuestions(house: House, providers: Providers): void {
  const ask = async (tx: Tx, payload: unknown) => {
    const payment = await holdPayment(tx, Payload.parse(payload).payment_id);
    if (payment === null || payment.finished_at !== null) return;
    const state = (await providers.byId(payment.provider)?.stateOf(tx, payment.id)) ?? null;
    if (state === null || !(await moveTo(tx, house.deps, payment, state))) return;
    house.deps.log.warn({ payment: payment.id, state }, 'a provider was asked for what its webhook had not told');
  };
  house.jobs.on(jobName, ask, 'money');
}
