import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { canceledToAnnounce } from '@liftoff/rules/cashbox/canceled-notice';
import { useToast } from '@liftoff/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { keepPreference, readPreference } from '../preferences/preferences.ts';
import { usePaths } from '../site/site.ts';
import { useMoneyText } from './money-text.ts';
import { paymentsQuery } from './payments-query.ts';
import { statsQuery } from '../player/player-stats.ts';
import { steadyNow } from '../player/session/steady-clock.ts';

/** Announces a deposit that has just been cancelled, once and with a link to deposit again [STATE-053] [ERR-019]. */
export default function CanceledWatch({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const money = useMoneyText();
  const paths = usePaths();
  const { show } = useToast();
  const queries = useQueryClient();
  const { data: payments } = useQuery(paymentsQuery());
  const announce = useEffectEvent(async (listed: readonly Payment[]) => {
    // Payment times are by the platform's clock, which can differ from the browser's. The difference is measured
    // again after a minute, because a suspended page's clock stops.
    const ahead = await queries.fetchQuery({ ...statsQuery(playerId), staleTime: 60_000 }).then(
      ({ clockAheadMs }) => clockAheadMs,
      () => 0,
    );
    const told = canceledToAnnounce(listed, readPreference('announcedPayment'), steadyNow() + ahead);
    if (told === null) return;
    keepPreference('announcedPayment', told.id);
    show({
      id: 'canceled',
      tone: 'warn',
      persistent: true,
      content: (
        <>
          {t('canceled', { amount: money.of(told.amount_cents, told.currency) })}{' '}
          <a className="link" href={paths.deposit()}>
            {t('depositAgain')}
          </a>
        </>
      ),
    });
  });
  useEffect(() => {
    if (payments) void announce(payments);
  }, [payments]);
  return null;
}
