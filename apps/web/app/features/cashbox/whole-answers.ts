import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { Answered, BegunDeposit, PaymentsLibrary } from './library/payments-api.ts';

/**
 * Refusals that leave the outcome of an order unknown. The next attempt repeats the order under the same key instead
 * of starting a second order [A24].
 */
const leavesOpen: ReadonlySet<string> = new Set(['failed', 'unavailable', 'unknown']);

/** Whether an order has a definite outcome: accepted or refused. */
export const isSettled = (answer: { ok: true } | { ok: false; refusal: string }): boolean =>
  answer.ok || !leavesOpen.has(answer.refusal);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPayment = (value: unknown): value is Payment =>
  isRecord(value) && ['id', 'state', 'method', 'currency'].every(name => typeof value[name] === 'string');

const isBegun = (value: unknown): value is BegunDeposit =>
  isRecord(value) && isPayment(value.payment) && isRecord(value.next_step) && typeof value.next_step.kind === 'string';

const failed = { ok: false, refusal: 'failed', fields: [] } as const;

/** Treats a successful response of the wrong shape as a failure [B13]. */
async function whole<Of extends Answered<unknown>>(answer: Promise<Of>, isWhole: (value: unknown) => boolean) {
  const given = await answer;
  return given.ok && !isWhole(given.value) ? failed : given;
}

type Orders = Pick<PaymentsLibrary, 'createDeposit' | 'createWithdrawal' | 'getPayment' | 'cancelDeposit'>;

/** The payment calls of any payments library, with responses of the wrong shape turned into failures. */
export const wholeAnswers = (library: Orders): Orders => ({
  createDeposit: order => whole(library.createDeposit(order), isBegun),
  createWithdrawal: order => whole(library.createWithdrawal(order), isPayment),
  getPayment: id => whole(library.getPayment(id), isPayment),
  cancelDeposit: id => whole(library.cancelDeposit(id), isPayment),
});
