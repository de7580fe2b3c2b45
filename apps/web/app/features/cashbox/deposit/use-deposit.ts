import type { User } from '@liftoff/contract/account/account';
import type { Payment, PaymentStep } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { wire } from '@liftoff/rules/money/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { useSite } from '../../../shared/site/site.ts';
import type { PaymentsLibrary, Refused } from '../library/payments-api.ts';
import { reportPayment } from '../report-payment.ts';
import { isSettled, wholeAnswers } from '../whole-answers.ts';

/** A step that requires the player to act. */
type PlayersStep = Exclude<PaymentStep, { kind: 'wait' }>;

/**
 * The deposit to make. `profile` is the saved profile to use when a deposit is repeated. `bonusOffer` is the id of the
 * chosen bonus offer, `null` for none; if it is absent, the player's deposit code decides.
 */
export interface DepositChoice {
  method: string;
  amount: bigint;
  currency: CurrencyCode;
  profile?: string;
  bonusOffer?: string | null | undefined;
}

/** The state of a deposit, from the first click to the provider's final decision. */
export type Deposit =
  | { step: 'choosing'; refused: Refused<'createDeposit'> | null }
  | { step: 'beginning' }
  /**
   * Waiting for the provider's decision. `fault`: the payment could not be loaded or does not exist; `null` if
   * neither.
   */
  | { step: 'returned'; id: string; fault: 'failed' | 'missing' | null }
  | { step: 'paying'; payment: Payment; next: PlayersStep; canceling: boolean; before: bigint }
  /** `expired`: no coins arrived at the address before it expired. */
  | { step: 'done'; payment: Payment; expired?: boolean };

/** A started deposit that is waiting for the player or the provider. */
export type Paying = Extract<Deposit, { step: 'paying' }>;

/** Props shared by all steps in which the player must act. */
export interface StepProps {
  paying: Paying;
  /** Checks the payment status on the platform. */
  onLook: () => void;
  onCancel: () => void;
}

/** Tells orders apart, including one without a bonus from one whose bonus the deposit code decides. */
const orderText = ({ method, amount, currency, profile, bonusOffer }: DepositChoice): string =>
  JSON.stringify([method, String(amount), currency, profile, bonusOffer ?? String(bonusOffer)]);

const choosing = (refused: Refused<'createDeposit'> | null = null): Deposit => ({ step: 'choosing', refused });

/**
 * Runs one deposit. Only the platform decides its state; messages from the provider's page decide nothing. `returned`
 * is the id of the payment for which the player is returning from that page; `null` if the player is not returning.
 */
export function useDeposit(library: PaymentsLibrary, user: User, onMoney: () => void, returned: string | null) {
  const origin = new URL(useSite().platformPublicUrl).origin;
  const [deposit, setDeposit] = useState<Deposit>(() =>
    returned === null ? choosing() : { step: 'returned', id: returned, fault: null },
  );
  const attempt = useAttemptKey();
  const payments = wholeAnswers(library);
  /** Whether a step is safe to open: every page that it opens must be on the platform's origin. */
  const isOurs = (next: PaymentStep): boolean => !('url' in next) || URL.parse(next.url)?.origin === origin;

  /**
   * Starts a deposit. `before` is the balance before it. That balance is stored, because the credit can be announced
   * before the payment is final.
   */
  const begin = async (choice: DepositChoice, before: bigint) => {
    setDeposit({ step: 'beginning' });
    const { amount, ...rest } = choice;
    const answer = await payments.createDeposit({ ...rest, amount: wire(amount), key: attempt.of(orderText(choice)) });
    if (isSettled(answer)) attempt.answered();
    if (!answer.ok) setDeposit(choosing(answer));
    else if (!isOurs(answer.value.next_step)) setDeposit(choosing({ ok: false, refusal: 'failed', fields: [] }));
    else {
      const { payment, next_step: next } = answer.value;
      // A payment in a frame is reported later, once the frame has reported its card.
      if (next.kind !== 'frame') void reportPayment(library, user, payment, null);
      if (next.kind === 'wait') setDeposit({ step: 'returned', id: payment.id, fault: null });
      else setDeposit({ step: 'paying', payment, next, canceling: false, before });
    }
  };

  /** Applies a payment update. A final state ends the step, and later updates are ignored [B18]. */
  const hear = (payment: Payment) => {
    if (!isFinal(payment.state)) {
      setDeposit(now => (now.step === 'paying' ? { ...now, payment } : now));
      return;
    }
    setDeposit(now => ({
      step: 'done',
      payment,
      expired: now.step === 'paying' && now.next.kind === 'address' && payment.state === 'canceled',
    }));
    // Clears the cached methods, so that they are reloaded: the profile that paid can now receive payouts and be used
    // for a one-click deposit.
    library.resetCache();
    onMoney();
  };

  const look = async (id: string) => {
    const answer = await payments.getPayment(id);
    if (answer.ok) hear(answer.value);
    const fault = answer.ok ? null : answer.refusal === 'not_found' ? 'missing' : 'failed';
    setDeposit(now => (now.step === 'returned' ? { ...now, fault } : now));
  };

  /** Handles a message from the provider's frame and reports any card data in it to the fraud check. */
  const hearFrame = ({ payment }: Paying, message: unknown) => {
    const card = library.cardOf(message);
    if (card) void reportPayment(library, user, payment, card);
  };

  /** Cancels the payment. If the provider has already decided, that decision is shown instead. */
  const cancel = async (paying: Paying) => {
    setDeposit({ ...paying, canceling: true });
    const answer = await payments.cancelDeposit(paying.payment.id);
    const last = answer.ok ? answer : await payments.getPayment(paying.payment.id);
    setDeposit({ step: 'done', payment: last.ok ? last.value : paying.payment });
    onMoney();
  };

  // The details typed in a frame are lost when the player leaves or reloads the page, so the payment is cancelled, as
  // it is when the player closes the frame.
  const leave = useEffectEvent(() => {
    if (deposit.step !== 'paying' || deposit.next.kind !== 'frame' || deposit.canceling) return;
    void library.cancelDeposit(deposit.payment.id);
  });
  useEffect(() => {
    const gone = () => leave();
    window.addEventListener('pagehide', gone);
    return () => {
      window.removeEventListener('pagehide', gone);
      gone();
    };
  }, []);

  return { deposit, begin, look, hearFrame, cancel, again: () => setDeposit(choosing()) };
}
