import { CallError, type Send } from '@liftoff/contract/core/client';
import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { cashboxRoutes } from '@liftoff/contract/routes/cashbox';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { inBackground } from '../../../shared/calls/in-background.ts';
import type { Answered, PaymentsLibrary, Refused } from './payments-api.ts';

/**
 * The payments library: the only part of the site that contains the payment paths [CALL-097]. It is built separately,
 * has its version in its address and is served from our own origin [D15]. The cashbox loads it when it is first
 * opened.
 */
const {
  paymentMethods,
  paymentMethodFields,
  createDeposit: begin,
  createWithdrawal: ask,
  getPayment: read,
  cancelDeposit: cancel,
  checkTransaction: check,
} = cashboxRoutes;

const connect = (send: Send) =>
  callsOf(
    {
      paymentMethods,
      paymentMethodFields,
      createDeposit: begin,
      createWithdrawal: ask,
      getPayment: read,
      cancelDeposit: cancel,
      checkTransaction: check,
    },
    send,
  );
type PaymentCalls = ReturnType<typeof connect>;
type CallName = keyof typeof cashboxRoutes;

let client: PaymentCalls | null = null;
const methods = new Map<string, Promise<Answered<PaymentMethod[]>>>();

const refused = <Call extends CallName>(error: unknown): Refused<Call> =>
  error instanceof CallError && error.status > 0
    ? {
        ok: false,
        refusal: error.refusal as Refused<Call>['refusal'],
        fields: Object.keys(error.body?.errors ?? {}),
        ...(error.body?.limit ? { limit: error.body.limit } : {}),
      }
    : { ok: false, refusal: 'failed', fields: [] };

const answered = <T, Call extends CallName = CallName>(
  call: (calls: PaymentCalls) => Promise<T>,
): Promise<Answered<T, Call>> => {
  if (!client) throw new Error('The payments library is not configured.');
  return call(client).then(value => ({ ok: true as const, value }), refused<Call>);
};

export function config({ send }: { send: Send }): void {
  client = connect(send);
}

export const getMethods: PaymentsLibrary['getMethods'] = (action, currency) => {
  const key = `${action} ${currency}`;
  const known = methods.get(key);
  if (known) return known;
  const asked = answered(calls => calls.paymentMethods({ query: { action, currency } })).then(answer => {
    if (!answer.ok) methods.delete(key);
    return answer;
  });
  methods.set(key, asked);
  return asked;
};

export const getMethodFields: PaymentsLibrary['getMethodFields'] = (method, action) =>
  answered(calls => calls.paymentMethodFields({ params: { id: method }, query: { action } }));

export const resetCache: PaymentsLibrary['resetCache'] = () => methods.clear();

export const createDeposit: PaymentsLibrary['createDeposit'] = order =>
  answered(calls => {
    const { method, amount, currency, profile, bonusOffer, key } = order;
    return calls.createDeposit({
      body: {
        method_id: method,
        amount_cents: amount,
        currency,
        ...(profile ? { profile_id: profile } : {}),
        ...(bonusOffer === undefined ? {} : { bonus_offer: bonusOffer }),
      },
      headers: { 'idempotency-key': key },
    });
  });

export const createWithdrawal: PaymentsLibrary['createWithdrawal'] = ({ method, amount, currency, to, key }) =>
  answered(calls =>
    calls.createWithdrawal({
      body: { method_id: method, amount_cents: amount, currency, ...to },
      headers: { 'idempotency-key': key },
    }),
  );

/** An open page sends this call repeatedly even when nobody is watching, so it must not extend the session [A9]. */
export const getPayment: PaymentsLibrary['getPayment'] = id =>
  answered(calls => calls.getPayment({ params: { id }, headers: inBackground }));

/** Cancelling is idempotent, so the payment id serves as the idempotency key. */
export const cancelDeposit: PaymentsLibrary['cancelDeposit'] = id =>
  answered(calls => calls.cancelDeposit({ params: { id }, headers: { 'idempotency-key': `cancel-${id}` } }));

const isText = (value: unknown): value is string => typeof value === 'string';

export const cardOf: PaymentsLibrary['cardOf'] = message => {
  const { card } = (typeof message === 'object' && message !== null ? message : {}) as { card?: unknown };
  if (typeof card !== 'object' || card === null) return null;
  const { holder, expiry, last4: lastFour, bin } = card as Record<string, unknown>;
  return isText(holder) && isText(expiry) && isText(lastFour) && isText(bin) ? { holder, expiry, lastFour, bin } : null;
};

export const reportTransaction: PaymentsLibrary['reportTransaction'] = report =>
  answered(calls => calls.checkTransaction({ body: report }));
