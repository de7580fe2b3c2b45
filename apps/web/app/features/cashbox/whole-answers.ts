import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { Answered, BegunDeposit, PaymentsLibrary } from './library/payments-api.ts';

/** What nobody can tell an order's fate from: the next press sends the same one under its key, not a second one [A24]. */
const leavesOpen: ReadonlySet<string> = new Set(['failed', 'unavailable', 'unknown']);

/** Whether an order was answered: taken, or refused by who decides about it. */
export const isSettled = (answer: { ok: true } | { ok: false; refusal: string }): boolean =>
  answer.ok || !leavesOpen.has(answer.refusal);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPayment = (value: unknown): value is Payment =>
  isRecord(value) && ['id', 'state', 'method', 'currency'].every(name => typeof value[name] === 'string');

const isBegun = (value: unknown): value is BegunDeposit =>
  isRecord(value) && isPayment(value.payment) && isRecord(value.next_step) && typeof value.next_step.kind === 'string';

const failed = { ok: false, refusal: 'failed', fields: [] } as const;

/** An answer that is not what was asked for is no answer, be it said to be a success [B13]. */
async function whole<Of extends Answered<unknown>>(answer: Promise<Of>, isWhole: (value: unknown) => boolean) {
  const given = await answer;
  return given.ok && !isWhole(given.value) ? failed : given;
}

type Orders = Pick<PaymentsLibrary, 'createDeposit' | 'createWithdrawal' | 'getPayment' | 'cancelDeposit'>;

/** The calls of the payments library that are about one payment, whichever library it is, with whole answers alone. */
export const wholeAnswers = (library: Orders): Orders => ({
  createDeposit: order => whole(library.createDeposit(order), isBegun),
  createWithdrawal: order => whole(library.createWithdrawal(order), isPayment),
  getPayment: id => whole(library.getPayment(id), isPayment),
  cancelDeposit: id => whole(library.cancelDeposit(id), isPayment),
});
