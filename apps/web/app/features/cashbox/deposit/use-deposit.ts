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

/** A step that the player takes. */
type PlayersStep = Exclude<PaymentStep, { kind: 'wait' }>;

/** What is deposited, and with which saved profile where it is paid again. */
export interface DepositChoice {
  method: string;
  amount: bigint;
  currency: CurrencyCode;
  profile?: string;
}

/** Where a deposit stands, from the first press to the provider's last word. */
export type Deposit =
  | { step: 'choosing'; refused: Refused<'createDeposit'> | null }
  | { step: 'beginning' }
  /** The provider's answer is waited for; `fault`: the payment could not be asked about, or is not there. */
  | { step: 'returned'; id: string; fault: 'failed' | 'missing' | null }
  | { step: 'paying'; payment: Payment; next: PlayersStep; canceling: boolean; before: bigint }
  /** `expired`: nothing has come to its address in its time. */
  | { step: 'done'; payment: Payment; expired?: boolean };

/** A deposit that has begun and waits for its player or its provider. */
export type Paying = Extract<Deposit, { step: 'paying' }>;

/** What each kind of a player's step is shown with. */
export interface StepProps {
  paying: Paying;
  /** Asks the platform where the payment stands. */
  onLook: () => void;
  onCancel: () => void;
}

const choosing = (refused: Refused<'createDeposit'> | null = null): Deposit => ({ step: 'choosing', refused });

/**
 * The way of one deposit. What the platform says is shown; nothing is concluded from what the provider's page says.
 * `returned`: the payment that its player comes back from that page with.
 */
export function useDeposit(library: PaymentsLibrary, user: User, onMoney: () => void, returned: string | null) {
  const origin = new URL(useSite().platformPublicUrl).origin;
  const [deposit, setDeposit] = useState<Deposit>(() =>
    returned === null ? choosing() : { step: 'returned', id: returned, fault: null },
  );
  const attempt = useAttemptKey();
  const payments = wholeAnswers(library);
  /** A page is only ever opened from the platform's own origin. */
  const isOurs = (next: PaymentStep): boolean => !('url' in next) || URL.parse(next.url)?.origin === origin;

  /** `before` is the balance on which the deposit comes: it is kept, because the credit may be heard of first. */
  const begin = async ({ method, amount, currency, profile }: DepositChoice, before: bigint) => {
    setDeposit({ step: 'beginning' });
    const key = attempt.of(`${method} ${amount} ${currency} ${profile ?? ''}`);
    const answer = await payments.createDeposit({ method, amount: wire(amount), currency, profile, key });
    if (isSettled(answer)) attempt.answered();
    if (!answer.ok) setDeposit(choosing(answer));
    else if (!isOurs(answer.value.next_step)) setDeposit(choosing({ ok: false, refusal: 'failed', fields: [] }));
    else {
      const { payment, next_step: next } = answer.value;
      // Of a frame once it has told the card.
      if (next.kind !== 'frame') void reportPayment(library, user, payment, null);
      if (next.kind === 'wait') setDeposit({ step: 'returned', id: payment.id, fault: null });
      else setDeposit({ step: 'paying', payment, next, canceling: false, before });
    }
  };

  /** Takes a payment's news; a final state ends the step, and nothing follows it [B18]. */
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
    // What has paid may be paid out to, and pays again by one press.
    library.resetCache();
    onMoney();
  };

  const look = async (id: string) => {
    const answer = await payments.getPayment(id);
    if (answer.ok) hear(answer.value);
    const fault = answer.ok ? null : answer.refusal === 'not_found' ? 'missing' : 'failed';
    setDeposit(now => (now.step === 'returned' ? { ...now, fault } : now));
  };

  /** A message of the provider's own frame: what it says of the card goes to the check for fraud. */
  const hearFrame = ({ payment }: Paying, message: unknown) => {
    const card = library.cardOf(message);
    if (card) void reportPayment(library, user, payment, card);
  };

  /** Gives the payment up; where the provider was faster, its answer is shown instead. */
  const cancel = async (paying: Paying) => {
    setDeposit({ ...paying, canceling: true });
    const answer = await payments.cancelDeposit(paying.payment.id);
    const last = answer.ok ? answer : await payments.getPayment(paying.payment.id);
    setDeposit({ step: 'done', payment: last.ok ? last.value : paying.payment });
    onMoney();
  };

  // A frame takes its details with it: whoever goes Back, away or anew has left its payment, and it ends as where it is closed.
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
