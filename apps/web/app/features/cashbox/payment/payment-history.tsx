import type { Payment, ProviderNotification } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { timeText } from '@liftoff/rules/notice/time-text';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon } from '@liftoff/ui/icons';
import { SegmentButton, SegmentGroup } from '@liftoff/ui/segments';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { useMethodWords } from '../method/method-list.tsx';
import { isVoid as isVoidState, shownState, tones } from './payment-tones.ts';
import { OpenDeposit } from './open-deposit.tsx';
import { PaymentsFile } from './payments-file.tsx';
import { RecallButton } from './recall-button.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { MonthSelect, TotalsLists, usePaymentTotals } from './payment-totals.tsx';
import { kinds, usePaymentPages, type Filter } from './use-payment-pages.ts';
import { WithdrawalSteps } from '../withdrawal/withdrawal-steps.tsx';
import { part } from '../../../shared/parts/part.tsx';

const PaymentReceipt = part(() => import('./payment-receipt.tsx'));

interface PaymentActions {
  library: PaymentsLibrary;
  /** Called after a payment was returned or cancelled, to reload all player data. */
  onMoney: () => void;
}

/**
 * The player's payments in pages, newest first [CALL-015], with totals, an export, and a receipt for each payment.
 */
export function PaymentHistory(actions: PaymentActions) {
  const t = useTranslations('cashbox.history');
  const [filter, setFilter] = useState<Filter>({ kind: 'all', month: '' });
  const [receipt, setReceipt] = useState<Payment | null>(null);
  const pages = usePaymentPages(filter);
  const sums = usePaymentTotals(filter.month);
  const { isError, refetch } = pages;
  const payments = pages.data?.pages.flat();

  if (isError)
    return (
      <div className="cashbox__body cashbox__body--single">
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
        <TrustLine />
      </div>
    );
  if (!payments)
    return (
      <div className="cashbox__body cashbox__body--single" aria-busy="true">
        <output className="visually-hidden">{t('loading')}</output>
        <SkeletonRows />
      </div>
    );
  return (
    <div className="cashbox__body cashbox__body--single">
      <div className="row between flex-wrap gap-3 payment-history__filter">
        <SegmentGroup aria-label={t('filter')}>
          {kinds.map(name => (
            <SegmentButton
              key={name}
              pressed={name === filter.kind}
              onClick={() => setFilter({ ...filter, kind: name })}
            >
              {t(`filters.${name}`)}
            </SegmentButton>
          ))}
        </SegmentGroup>
        <div className="row gap-2">
          {sums.data && (
            <MonthSelect
              months={sums.data.months}
              value={filter.month}
              onChange={month => setFilter({ ...filter, month })}
            />
          )}
          {payments.length > 0 && <PaymentsFile filter={filter} />}
        </div>
      </div>
      {sums.data && <TotalsLists totals={sums.data.totals} />}
      {payments.length === 0 ? (
        <EmptyState title={t(filter.month ? 'emptyMonth' : 'emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="payment-history">
          {payments.map(payment => (
            <PaymentRow key={payment.id} payment={payment} {...actions} onReceipt={() => setReceipt(payment)} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button
          variant="ghost"
          block
          pending={pages.isFetchingNextPage}
          pendingLabel={t('loading')}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <TrustLine />
      {receipt && <PaymentReceipt payment={receipt} onClose={() => setReceipt(null)} />}
    </div>
  );
}

interface PaymentRowProps extends PaymentActions {
  payment: Payment;
  onReceipt: () => void;
}

/**
 * One payment in the list. If the money did not move, its amount is struck through. A withdrawal shows its progress
 * and, if it can still be recalled, a recall button.
 */
function PaymentRow({ payment, library, onMoney, onReceipt }: PaymentRowProps) {
  const t = useTranslations('cashbox.history');
  const { locale } = useSite();
  const money = useMoneyText();
  const method = useMethodWords()({ brand: payment.method, network: null }).name;
  const isDeposit = payment.action === 'deposit';
  const Icon = isDeposit ? ArrowDownToLineIcon : ArrowUpFromLineIcon;
  const state = shownState(payment);
  const isVoid = isVoidState(state);
  // No money has come in yet, so the amount has no sign.
  const isUnpaid = isDeposit && payment.finished_at === null;
  const date = timeText(new Date(payment.created_at), locale, { dateStyle: 'medium', timeStyle: 'short' });
  const amount = minor(payment.amount_cents);
  return (
    <li className={isVoid ? 'payment-row is-void' : 'payment-row'}>
      <span className="payment-method__icon">
        <Icon />
      </span>
      <b className="payment-row__title">
        {isDeposit ? t('depositBy', { method }) : t('cashoutTo', { method, to: payment.paid_to ?? '' })}
      </b>
      <span className="payment-row__amount numeric">
        {isVoid || isUnpaid
          ? money.exact(amount, payment.currency)
          : money.signed(isDeposit ? amount : -amount, payment.currency)}
      </span>
      <span className="payment-row__date numeric">
        {date}{' '}
        <button type="button" className="link" aria-label={`${t('receipt')}, ${date}`} onClick={onReceipt}>
          {t('receipt')}
        </button>
      </span>
      <span className="payment-row__status">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </span>
      {isDeposit && <Why payment={payment} state={state} />}
      {isUnpaid && state === 'pending' && payment.confirmations === null && (
        <OpenDeposit payment={payment} library={library} onMoney={onMoney} />
      )}
      {!isDeposit && (
        <div className="payment-row__extra">
          <WithdrawalSteps payment={payment} />
          {payment.recallable && <RecallButton payment={payment} onMoney={onMoney} />}
        </div>
      )}
    </li>
  );
}

/** Explains why a deposit was not credited, and what the player can do about it. */
function Why({ payment, state }: { payment: Payment; state: ProviderNotification }) {
  const t = useTranslations('cashbox.history.why');
  const confirmed = useTranslations('cashbox.address');
  const paths = usePaths();
  const { confirmations, finished_at: endedAt } = payment;
  const why = payment.held_for !== null && state !== 'charged_back' ? 'held' : reasons.find(name => name === state);
  if (!why)
    return confirmations && endedAt === null ? (
      <p className="payment-row__extra small text-secondary numeric">{confirmed('confirmed', confirmations)}</p>
    ) : null;
  return (
    <p className="payment-row__extra small text-secondary">
      {t(why)}{' '}
      {why === 'declined' && (
        <a className="link" href={paths.deposit()}>
          {t('another')}
        </a>
      )}
    </p>
  );
}

/** Deposit states for which a reason is shown. */
const reasons = ['canceled', 'declined', 'rejected', 'charged_back'] as const;
