import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { privateChannel } from '@liftoff/contract/core/realtime';
import '@liftoff/ui/styles/toast.css';
import { ToastProvider, useToast } from '@liftoff/ui/toast';
import { useEffect, useMemo, useState, type ReactNode, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../calls/query-keys.ts';
import { wakeSleepingParts } from '../parts/first-interaction.ts';
import { PlayerSeedProvider, usePlayerSeed, type PlayerSeed } from './player.ts';
import { useChannel } from '../realtime/use-channel.ts';
import { accountsQuery } from '../money/accounts-query.ts';
import { FavouritesLayer } from './favourites/favourites-layer.tsx';
import { JackpotWatch } from '../money/jackpot-watch.tsx';
import { LimitWatch } from './limits/limit-toast.tsx';
import { liveBalance } from '../money/live-balance.ts';
import { playerQueries } from './query-client.ts';
import { readOwnProfile } from './read-profile.ts';
import { SessionEndWatch } from './session/session-end.tsx';
import { isTimed } from './session/session-timer.ts';
import { useSignInAgain } from './session/sign-in-again.ts';
import { useSignedInLoads } from './signed-in-loads.ts';
import { TermsWatch } from './terms/terms-watch.tsx';
import { TryingWatch } from './trying-watch.tsx';
import { useGroupChange } from './use-reload-for-groups.ts';
import { VisitEndWatch } from './session/visit-end-watch.tsx';
import { part } from '../parts/part.tsx';
import type { User } from '@liftoff/contract/account/account';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';
import { useSite } from '../site/site.ts';
import { statsQuery } from './player-stats.ts';
import { onWake } from './session/steady-clock.ts';
import { useSessionStart } from './session/use-session-start.ts';

/**
 * Starts the session timer on the player's first page, even if that is a game page without a bar to show it
 * [STATE-063].
 */
function SessionTimerWatch({ playerId }: { playerId: number }) {
  useSessionStart(playerId, useQuery(statsQuery(playerId)).data?.clockAheadMs);
  return null;
}

/** Measures the difference between the clocks again after the computer has slept. */
function WakeWatch({ playerId }: { playerId: number }) {
  const queries = useQueryClient();
  useEffect(
    () =>
      onWake(() => {
        for (const queryKey of [queryKeys.stats(playerId), queryKeys.realityCheck(playerId)])
          void queries.invalidateQueries({ queryKey });
      }),
    [queries, playerId],
  );
  return null;
}

const offlineToast = 'offline';

/** While the browser is offline, says which features do not work and that nothing will be sent later [B15]. */
function OfflineWatch() {
  const t = useTranslations('player.toast');
  const { show, dismiss } = useToast();
  const tell = useEffectEvent(() => {
    if (navigator.onLine) dismiss(offlineToast);
    else show({ id: offlineToast, tone: 'warn', persistent: true, content: t('offline') });
  });
  useEffect(() => {
    const look = () => tell();
    if (!navigator.onLine) look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return null;
}

/**
 * Tells the platform which language the player uses on the site, if it has stored a different one [STATE-018]
 * [CALL-027]. Choosing a language reloads the page in that language, so this code handles that choice too. After a
 * failed call, the next page tries again.
 */
function useLocaleSync({ id, language }: Pick<User, 'id' | 'language'>): void {
  const queries = useQueryClient();
  const { locale } = useSite();
  useEffect(() => {
    if (language === locale) return;
    const headers = { ...inBackground, 'idempotency-key': crypto.randomUUID() };
    accountCalls.updateLocale({ body: { locale }, headers }).then(
      () =>
        queries.setQueryData<User>(queryKeys.profile(id), known => (known ? { ...known, language: locale } : known)),
      () => undefined,
    );
  }, [queries, id, language, locale]);
}

// These parts make further requests, so they wait until the browser is idle.
const CanceledWatch = part(() => import('../money/canceled-watch.tsx'), { when: 'idle', optional: 'canceled deposit' });
const BonusWatch = part(() => import('./bonus-watch.tsx'), { when: 'idle', optional: 'bonus news' });
const DepositCodeWatch = part(() => import('./deposit-code-watch.tsx'), { when: 'idle', optional: 'deposit code' });
const Bookmarks = part(() => import('../bookmarks/bookmarks.tsx'), { when: 'idle', optional: 'bookmarks' });
const NoticeWatch = part(() => import('../notices/notice-watch.tsx'), { when: 'idle', optional: 'notices' });

/** Query keys of payment data, which can change between rendering the page and connecting to the platform. */
const paymentKeys = [
  queryKeys.payments(),
  queryKeys.paymentPages(),
  queryKeys.paymentTotals(),
  queryKeys.paymentEntries(),
];

/**
 * Adds all live data about a signed-in player around the page. It is in a separate chunk that guests never load. It
 * starts with the data that the page was rendered with and replaces it with live values.
 */
export default function PlayerLayer({ inGame = false, children }: { inGame?: boolean; children: ReactNode }) {
  const seed = usePlayerSeed();
  const t = useTranslations('player.toast');
  const [queries] = useState(playerQueries);
  useEffect(() => wakeSleepingParts(), []);
  if (!seed) return children;
  return (
    <QueryClientProvider client={queries}>
      <LivePlayer seed={seed} inGame={inGame}>
        <ToastProvider dismissLabel={t('dismiss')}>
          <LimitWatch playerId={seed.user.id} />
          {!inGame && <VisitEndWatch playerId={seed.user.id} />}
          {!inGame && <SessionEndWatch playerId={seed.user.id} />}
          <WakeWatch playerId={seed.user.id} />
          {isTimed(seed.user) && <SessionTimerWatch playerId={seed.user.id} />}
          <TermsWatch />
          <TryingWatch />
          <OfflineWatch />
          <JackpotWatch playerId={seed.user.id} />
          <CanceledWatch playerId={seed.user.id} />
          {!inGame && <DepositCodeWatch />}
          {!inGame && <BonusWatch playerId={seed.user.id} />}
          <NoticeWatch playerId={seed.user.id} />
          <FavouritesLayer>{children}</FavouritesLayer>
          {!inGame && <Bookmarks />}
        </ToastProvider>
      </LivePlayer>
    </QueryClientProvider>
  );
}

interface LivePlayerProps {
  seed: PlayerSeed;
  inGame: boolean;
  children: ReactNode;
}

function LivePlayer({ seed, inGame, children }: LivePlayerProps) {
  const queries = useQueryClient();
  const { id } = seed.user;
  const balance = useMemo(() => liveBalance(queries, id, inGame), [queries, id, inGame]);
  const { data: user } = useQuery({
    queryKey: queryKeys.profile(id),
    queryFn: () => readOwnProfile(id),
    initialData: seed.user,
  });
  // Data that is missing from the page is requested immediately.
  const initialData = seed.accounts.length > 0 ? { initialData: seed.accounts } : {};
  const { data: accounts = seed.accounts } = useQuery({ ...accountsQuery(id), ...initialData });
  useSignInAgain();
  useSignedInLoads(id);
  useLocaleSync(user);
  const refetch = (queryKey = queryKeys.player()) => void queries.invalidateQueries({ queryKey });

  useChannel(privateChannel('balance', id), balance.onMessage, balance.onGap);
  useChannel(
    privateChannel('payments_changes', id),
    () => refetch(),
    () => paymentKeys.forEach(key => refetch(key)),
  );
  const refetchBonuses = () => [queryKeys.bonuses(), queryKeys.accounts()].forEach(key => refetch(key));
  useChannel(privateChannel('bonuses_changes', id), refetchBonuses, refetchBonuses);
  useChannel(
    privateChannel('verification_changes', id),
    () => refetch(),
    () => refetch(queryKeys.verification()),
  );
  const refetchProfile = () => refetch(queryKeys.profile());
  useChannel(privateChannel('groups_updates', id), refetchProfile, refetchProfile);
  useGroupChange(user, () => refetch());

  // The value must stay identical while nothing changes. A new value would re-render parts that are not hydrated yet,
  // and those parts would disappear in the meantime.
  const live = useMemo(() => ({ ...seed, user, accounts }), [seed, user, accounts]);
  return <PlayerSeedProvider value={live}>{children}</PlayerSeedProvider>;
}
