import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { Notice } from '@liftoff/contract/content/content-entities';
import type { UserLimit } from '@liftoff/contract/limits/limits';
import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { noticeCleanupMs } from '@liftoff/rules/notice/kept-notices';
import { paymentNews, type PaymentNews } from '@liftoff/rules/notice/payment-notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../calls/query-keys.ts';
import { useChannel } from '../realtime/use-channel.ts';
import { useReachedText } from '../player/limits/limit-toast.tsx';
import { useLimitName, useMomentText } from '../player/limits/limit-words.ts';
import { limitsQuery } from '../player/limits/limits-query.ts';
import { useMoneyText } from '../money/money-text.ts';
import { paymentsQuery } from '../money/payments-query.ts';
import { statsQuery } from '../player/player-stats.ts';
import { reachedLimits } from '../player/limits/reached-limit.ts';
import type { RouteOfNotice } from './notice-link.ts';
import { readNotice } from './read-notice.ts';
import { addLasting, addNotice, cleanNotices, noticeNow, startNotices, useNotices } from './notice-store.ts';
import { part } from '../parts/part.tsx';

const NoticePanel = part(() => import('./notice-panel.tsx'));

/** Interval in milliseconds for checking whether a limit change can now be confirmed. */
const lookAgainMs = 60_000;

/**
 * Collects the player's notifications and stores them [PNOTIF-001] [PNOTIF-002]. Shows the panel when the player
 * opens it.
 */
export default function NoticeWatch({ playerId }: { playerId: number }) {
  const queries = useQueryClient();
  const [started, setStarted] = useState(false);
  const { open, latest } = useNotices();
  useEffect(() => {
    let gone = false;
    // If the platform does not report its time, notifications follow this page's clock.
    void queries
      .ensureQueryData(statsQuery(playerId))
      .then(
        ({ clockAheadMs }) => clockAheadMs,
        () => 0,
      )
      .then(ahead => startNotices(playerId, ahead))
      .then(() => gone || setStarted(true));
    const cleaning = setInterval(() => void cleanNotices(), noticeCleanupMs);
    return () => {
      gone = true;
      clearInterval(cleaning);
    };
  }, [queries, playerId]);
  return (
    <>
      {started && <Sources playerId={playerId} />}
      <span className="visually-hidden" role="status">
        {latest}
      </span>
      {open && <NoticePanel />}
    </>
  );
}

/** Builds a notification for an event that concerns this player. */
const own = (
  id: string,
  icon: string,
  words: { title: string; text: string; link: string },
  name: RouteOfNotice,
): Notice => ({
  id,
  type: 'personal',
  text: words.text,
  content: { icon, title: words.title, button: { title: words.link, name } },
});

function Sources({ playerId }: { playerId: number }) {
  usePaymentNotices();
  useGiftNotices(playerId);
  useTournamentNotices(playerId);
  useLimitNotices(playerId);
  const t = useTranslations('notifications');
  const onVerification = (message: Partial<RealtimeEvents['verification_changes']> | null) => {
    const { kind, status } = message ?? {};
    if (status !== 'verified' && status !== 'rejected_retry' && status !== 'rejected_final') return;
    const text = status === 'verified' ? '' : t(`${status}.text`);
    const words = { title: t(`${status}.title`), text, link: t(`${status}.link`) };
    const icon = status === 'verified' ? 'verified' : 'warning';
    const route = status === 'rejected_final' ? 'support' : 'verification';
    addNotice(own(`verification ${kind} ${status}`, icon, words, route), noticeNow(), true);
  };
  useChannel(privateChannel('verification_changes', playerId), onVerification);
  useChannel(privateChannel('notifications', playerId), message => {
    const notice = readNotice(message);
    if (notice) addNotice(notice, noticeNow());
  });
  return null;
}

const paymentLooks: Record<PaymentNews, { icon: string; route: RouteOfNotice }> = {
  deposited: { icon: 'money', route: 'cashbox' },
  deposit_canceled: { icon: 'warning', route: 'deposit' },
  deposit_declined: { icon: 'warning', route: 'deposit' },
  withdrawal_sent: { icon: 'money', route: 'cashbox' },
  withdrawn: { icon: 'money', route: 'cashbox' },
  withdrawal_returned: { icon: 'warning', route: 'cashbox' },
};

/**
 * Derives notifications from the list of payments. The list is reloaded after each message, so that payments that
 * ended while no page was open are included too.
 */
function usePaymentNotices(): void {
  const t = useTranslations('notifications');
  const money = useMoneyText();
  const { data: payments } = useQuery(paymentsQuery());
  const tell = useEffectEvent((listed: readonly Payment[]) => {
    for (const payment of listed) {
      const told = paymentNews(payment);
      if (!told) continue;
      const { icon, route } = paymentLooks[told.news];
      const words = {
        title: t(`${told.news}.title`, { amount: money.of(payment.amount_cents, payment.currency) }),
        text: t(`${told.news}.text`),
        link: t(`${told.news}.link`),
      };
      addNotice(own(`payment ${payment.id} ${told.news}`, icon, words, route), told.at);
    }
  });
  useEffect(() => tell(payments ?? []), [payments]);
}

/** Adds a notification for each bonus and each set of free spins that is issued [PNOTIF-004] [PRT-005]. */
function useGiftNotices(playerId: number): void {
  const t = useTranslations('notifications.bonus');
  const hear =
    (type: 'bonuses_changes' | 'freespins_changes', kind: string) =>
    (message: Partial<RealtimeEvents['bonuses_changes']> | null) => {
      const { id, stage } = message ?? {};
      if (stage !== 'issued' || typeof id !== 'string') return;
      const words = { title: t('title'), text: t('text'), link: t('link') };
      addNotice({ ...own(`${kind} ${id}`, 'gift', words, 'gifts'), type }, noticeNow(), true);
    };
  useChannel(privateChannel('bonuses_changes', playerId), hear('bonuses_changes', 'bonus'));
  useChannel(privateChannel('freespins_changes', playerId), hear('freespins_changes', 'freespins'));
}

/**
 * Reloads the player's tournaments when a standing changes, and adds a notification for a changed place [RT-008]
 * [PRT-007]. A newer place in the same tournament replaces the notification.
 */
function useTournamentNotices(playerId: number): void {
  const t = useTranslations('notifications');
  const queries = useQueryClient();
  const hear = (message: Partial<RealtimeEvents['tournaments_statuses']> | null) => {
    void queries.invalidateQueries({ queryKey: queryKeys.tournaments(playerId) });
    const { title, frontend_identifier: slug, award_place: place, previous_place: previous } = message ?? {};
    if (typeof title !== 'string' || typeof slug !== 'string' || typeof place !== 'number') return;
    if (place === previous) return;
    const text = typeof previous === 'number' ? t('place.text', { previous }) : t('place.first');
    const content = { icon: 'trophy', title: t('place.title', { tournament: title, place }) };
    const button = { title: t('place.link') };
    const notice = { type: 'personal', text, content: { ...content, button }, tournament_identifier: slug } as const;
    addNotice({ id: `tournament ${slug}`, ...notice }, noticeNow(), true);
  };
  useChannel(privateChannel('tournaments_statuses', playerId), hear);
}

function useLimitNotices(playerId: number): void {
  const t = useTranslations('notifications');
  const reached = useReachedText();
  const name = useLimitName();
  const { moment } = useMomentText();
  const { data: limits } = useQuery(limitsQuery(playerId));
  const noticeOf = (id: string, words: { title: string; text: string; link: string }) =>
    own(`limit ${id}`, 'limit', words, 'limits');
  const reachedNotice = (limit: UserLimit): Notice =>
    noticeOf(limit.id, { title: t('limit.title'), text: reached(limit), link: t('limit.link') });
  const dueNotice = (limit: UserLimit): Notice | [] => {
    if (!limit.pending || Date.parse(limit.pending.confirmable_at) > noticeNow()) return [];
    return noticeOf(`${limit.id} ${limit.pending.confirmable_at}`, {
      title: t('change.title', { limit: name(limit) }),
      text: t('change.text', { until: moment(limit.pending.expires_at) }),
      link: t('change.link'),
    });
  };
  const tell = useEffectEvent((inForce: readonly UserLimit[]) =>
    addLasting([...reachedLimits(inForce).map(reachedNotice), ...inForce.flatMap(dueNotice)]),
  );
  useEffect(() => {
    if (!limits) return undefined;
    tell(limits);
    const looking = setInterval(() => tell(limits), lookAgainMs);
    return () => clearInterval(looking);
  }, [limits]);
}
