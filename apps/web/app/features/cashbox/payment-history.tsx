import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import { minor } from '@liftoff/rules/money';
import { Badge, type BadgeTone } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon } from '@liftoff/ui/icons';
import { SegmentButton, SegmentGroup } from '@liftoff/ui/segments';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useMoneyText } from '../../shared/player/money-text.ts';
import { useSite } from '../../shared/site.ts';
import { useMethodWords } from './method-list.tsx';
import { readPayments, recallPayment } from '../../shared/calls/payment-calls.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

const filters = ['all', 'deposit', 'cashout'] as const;
type Filter = (typeof filters)[number];

/** visual-language §7: the tone of each payment state. */
const tones: Record<PaymentState, BadgeTone> = {
  succeeded: 'ok',
  pending: 'warn',
  reserved: 'warn',
  processing: 'info',
  declined: 'bad',
  rejected: 'bad',
  canceled: 'bad',
  recalled: 'neutral',
};

/** The player's payments, newest first (CALL-015). */
export function PaymentHistory({ onMoney }: { onMoney: () => void }) {
  const t = useTranslations('cashbox.history');
  const [filter, setFilter] = useState<Filter>('all');
  const {
    data: payments,
    isError,
    refetch,
  } = useQuery({
    queryKey: queryKeys.payments(),
    queryFn: ({ signal }) => readPayments(signal),
  });

  if (isError)
    return (
      <div className="cb__b cb__b--one">
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      </div>
    );
  if (!payments)
    return (
      <div className="cb__b cb__b--one" aria-busy="true">
        <output className="vh">{t('loading')}</output>
        <SkeletonRows />
      </div>
    );
  const shown = payments.filter(({ action }) => filter === 'all' || action === filter);
  return (
    <div className="cb__b cb__b--one">
      <SegmentGroup className="hlist__filter" aria-label={t('filter')}>
        {filters.map(name => (
          <SegmentButton key={name} pressed={name === filter} onClick={() => setFilter(name)}>
            {t(`filters.${name}`)}
          </SegmentButton>
        ))}
      </SegmentGroup>
      {shown.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="hlist">
          {shown.map(payment => (
            <PaymentRow key={payment.id} payment={payment} onMoney={onMoney} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** An amount that did not move is struck through. A withdrawal says where it stands, and can be taken back where it can. */
function PaymentRow({ payment, onMoney }: { payment: Payment; onMoney: () => void }) {
  const t = useTranslations('cashbox.history');
  const { locale } = useSite();
  const money = useMoneyText();
  const method = useMethodWords()({ brand: payment.method, network: null }).name;
  const isDeposit = payment.action === 'deposit';
  const Icon = isDeposit ? ArrowDownToLineIcon : ArrowUpFromLineIcon;
  const isVoid = ['bad', 'neutral'].includes(tones[payment.state]);
  const date = new Date(payment.created_at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const amount = minor(payment.amount_cents);
  return (
    <li className={isVoid ? 'hrow is-void' : 'hrow'}>
      <span className="pm__i">
        <Icon />
      </span>
      <b className="a">
        {isDeposit ? t('depositBy', { method }) : t('cashoutTo', { method, to: payment.paid_to ?? '' })}
      </b>
      <span className="v num">
        {isVoid ? money.exact(amount, payment.currency) : money.signed(isDeposit ? amount : -amount, payment.currency)}
      </span>
      <span className="s num">{date}</span>
      <span className="st">
        <Badge tone={tones[payment.state]}>{t(`states.${payment.state}`)}</Badge>
      </span>
      {!isDeposit && (
        <div className="ex">
          <WithdrawalSteps payment={payment} />
          {payment.recallable && <RecallButton id={payment.id} onMoney={onMoney} />}
        </div>
      )}
    </li>
  );
}

/** Takes a withdrawal back to the balance; it is not offered where the licence or a limit does not let it (D1). */
function RecallButton({ id, onMoney }: { id: string; onMoney: () => void }) {
  const t = useTranslations('cashbox.history');
  const recall = useMutation({
    mutationFn: () => recallPayment({ params: { id }, headers: { 'idempotency-key': `recall-${id}` } }),
    onSettled: onMoney,
  });
  return (
    <>
      <Button size="s" pending={recall.isPending} pendingLabel={t('recalling')} onClick={() => recall.mutate()}>
        {t('recall')}
      </Button>
      {recall.isError && (
        <p className="cap" role="alert">
          {t('notRecalled')}
        </p>
      )}
    </>
  );
}
