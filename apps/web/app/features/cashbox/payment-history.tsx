import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import { minor } from '@liftoff/rules/money';
import { Badge, type BadgeTone } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon } from '@liftoff/ui/icons';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callsOf } from '../../shared/calls/calls-of.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { sendFromBrowser } from '../../shared/calls/send.ts';
import { useMoneyText } from '../../shared/player/money-text.ts';
import { useSite } from '../../shared/site.ts';
import { useMethodWords } from './method-list.tsx';

/** Not the noun's routes: the paths of payments are in the payments library and nowhere else (CALL-097). */
const cashboxCalls = callsOf({ listPayments: 'GET /api/player/payments' }, sendFromBrowser);

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
export function PaymentHistory() {
  const t = useTranslations('cashbox.history');
  const {
    data: payments,
    isError,
    refetch,
  } = useQuery({
    queryKey: queryKeys.payments(),
    queryFn: ({ signal }) => cashboxCalls.listPayments({ signal }),
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
  return (
    <div className="cb__b cb__b--one">
      {payments.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul>
          {payments.map(payment => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** An amount that did not move is struck through. */
function PaymentRow({ payment }: { payment: Payment }) {
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
      <b className="a">{isDeposit ? t('deposit') : t('cashout')}</b>
      <span className="v num">{money.exact(isDeposit ? amount : -amount, payment.currency)}</span>
      <span className="s num">{t('by', { method, date })}</span>
      <span className="st">
        <Badge tone={tones[payment.state]}>{t(`states.${payment.state}`)}</Badge>
      </span>
    </li>
  );
}
