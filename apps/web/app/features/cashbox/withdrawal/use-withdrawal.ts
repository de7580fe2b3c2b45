import type { User } from '@liftoff/contract/account/account';
import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { wire } from '@liftoff/rules/money/money';
import { useState, type ReactNode } from 'react';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { useReauth } from '../../../shared/player/reauth/use-reauth.tsx';
import type { PaymentsLibrary, Refused, WithdrawalOrder } from '../library/payments-api.ts';
import { reportPayment } from '../report-payment.ts';
import { isSettled, wholeAnswers } from '../whole-answers.ts';

/** A withdrawal that the player requests. */
export interface WantedWithdrawal {
  readonly method: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly to: WithdrawalOrder['to'];
}

export interface WithdrawalState {
  /** The started withdrawal, or `null` if none has started. */
  readonly begun: Payment | null;
  readonly refused: Refused<'createWithdrawal'> | null;
  readonly ask: (wanted: WantedWithdrawal) => Promise<void>;
  readonly again: () => void;
  /** The re-authentication dialog, which the caller must render. */
  readonly dialog: ReactNode;
}

/**
 * Runs one withdrawal. Re-authenticates the player if the platform requires it, then sends the same order under the
 * same key, so that it is executed only once [A24].
 */
export function useWithdrawal(library: PaymentsLibrary, user: User, onMoney: () => void): WithdrawalState {
  const [begun, setBegun] = useState<Payment | null>(null);
  const [refused, setRefused] = useState<Refused<'createWithdrawal'> | null>(null);
  const attempt = useAttemptKey();
  const reauth = useReauth(user.two_factor_enabled);

  const ask = async ({ method, amount, currency, to }: WantedWithdrawal) => {
    setRefused(null);
    const key = attempt.of(JSON.stringify([method, String(amount), currency, to]));
    const send = () => wholeAnswers(library).createWithdrawal({ method, amount: wire(amount), currency, to, key });
    let answer = await send();
    if (!answer.ok && answer.refusal === 'reauth') {
      if (!(await reauth.ask())) return;
      answer = await send();
    }
    if (isSettled(answer)) attempt.answered();
    if (answer.ok) {
      setBegun(answer.value);
      void reportPayment(library, user, answer.value, null);
      onMoney();
    } else setRefused(answer);
  };

  return { begun, refused, ask, again: () => setBegun(null), dialog: reauth.dialog };
}
