import type { Bonus } from '@liftoff/contract/bonus';
import { bonusGroup, currentBonuses } from '@liftoff/rules/bonus/shown-bonus';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { GiftIcon } from '@liftoff/ui/icons';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { Tabs } from '@liftoff/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { bonusesQuery } from '../../../shared/player/bonuses-query.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { FreeSpinsSection } from './free-spins-section.tsx';
import { useCashback } from './use-cashback.ts';
import { useFreeSpins } from './use-free-spins.ts';
import { ProfileHead } from '../profile-head.tsx';
import { MessagesCard } from '../subscriptions/messages-card.tsx';
import { BonusCard } from './bonus-card.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { CancelBonus } from './cancel-bonus.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EndedBonuses } from './ended-bonuses.tsx';
import { WithdrawNow } from './withdraw-now.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/list.css';
import '@liftoff/ui/styles/notice.css';
import '@liftoff/ui/styles/plate.css';
import '@liftoff/ui/styles/tabs.css';
import '../../../shared/player/figures.css';
import './gifts.css';

/** The player's cashback, free spins and bonuses, and the switches for messages about them [ROUTE-023]. */
export function GiftsPage({ player }: { player: PlayerSeed }) {
  const t = useTranslations('gifts');
  const { data: spins = [] } = useFreeSpins(player.user.id);
  const { data: cashback = [] } = useCashback(player.user.id);
  return (
    <>
      <ProfileHead title={t('title')} text={t('text')} />
      {cashback.length > 0 && (
        <div className="gifts gifts__cashback">
          {cashback.map(each => (
            <CashbackCard key={each.offer.id} cashback={each} />
          ))}
        </div>
      )}
      <FreeSpinsSection sets={spins} />
      <Bonuses player={player} hasOthers={spins.length + cashback.length > 0} />
      {player.user.can_issue_bonuses && <CodeForm />}
      <div className="margin-top-4">
        <MessagesCard explained />
      </div>
    </>
  );
}

/** The bonuses: to activate, in line, active and ended. Renders nothing if the player has only other gifts. */
function Bonuses({ player, hasOthers }: { player: PlayerSeed; hasOthers: boolean }) {
  const t = useTranslations('gifts');
  const { data, isError, refetch } = useQuery(bonusesQuery(player.user.id));
  // The header loads the same list, perhaps before this page is hydrated.
  const isHydrated = useHydrated();
  if (isHydrated && data) return data.length === 0 && hasOthers ? null : <Gifts bonuses={data} player={player} />;
  if (isHydrated && isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <SkeletonRows rows={3} />
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('errors');
  return <ErrorState title={t('part')} text={t('text')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}

function NoGifts() {
  const t = useTranslations('gifts');
  const paths = usePaths();
  return (
    <EmptyState
      icon={GiftIcon}
      headingLevel={2}
      title={t('none')}
      text={t('noneText')}
      action={<ButtonLink href={paths.lobby()}>{t('lobby')}</ButtonLink>}
    />
  );
}

function Gifts({ bonuses, player }: { bonuses: readonly Bonus[]; player: PlayerSeed }) {
  const t = useTranslations('gifts');
  const [tab, setTab] = useState<'current' | 'ended'>('current');
  const current = currentBonuses(bonuses);
  const ended = bonuses.filter(bonus => bonusGroup(bonus) === 'ended');
  if (bonuses.length === 0) return <NoGifts />;
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onChange={setTab}
      panelClassName="gifts__panel"
      tabs={[
        {
          value: 'current',
          label: t('tab.current'),
          count: current.length,
          panel: current.length === 0 ? <NoGifts /> : <CurrentBonuses bonuses={current} player={player} />,
        },
        { value: 'ended', label: t('tab.ended'), count: ended.length, panel: <EndedBonuses bonuses={ended} /> },
      ]}
    />
  );
}

/** The cards of the current bonuses. A dialog keeps only the id of its bonus, and so stays open when the list reloads. */
function CurrentBonuses({ bonuses, player }: { bonuses: readonly Bonus[]; player: PlayerSeed }) {
  const [open, setOpen] = useState<{ dialog: 'terms' | 'cancel'; id: string } | null>(null);
  const paths = usePaths();
  const shown = bonuses.find(({ id }) => id === open?.id);
  const accountOf = ({ currency }: Bonus) => player.accounts.find(account => account.currency === currency) ?? null;
  const before = ({ id, currency }: Bonus) =>
    bonuses.find(other => other.id !== id && other.currency === currency && bonusGroup(other) === 'active') ?? null;
  const close = () => setOpen(null);
  return (
    <>
      <div className="gifts">
        {bonuses.map(bonus => {
          const account = bonusGroup(bonus) === 'active' ? accountOf(bonus) : null;
          return [
            <BonusCard
              key={bonus.id}
              bonus={bonus}
              before={before(bonus)}
              {...(bonusGroup(bonus) === 'active' && { href: paths.gift(bonus.id) })}
              onTerms={() => setOpen({ dialog: 'terms', id: bonus.id })}
              onCancel={() => setOpen({ dialog: 'cancel', id: bonus.id })}
            />,
            account && <WithdrawNow key={`withdraw ${bonus.id}`} bonus={bonus} account={account} />,
          ];
        })}
      </div>
      {shown && open?.dialog === 'terms' && (
        <BonusTerms bonus={shown} account={accountOf(shown)} before={before(shown)} onClose={close} />
      )}
      {shown && open?.dialog === 'cancel' && <CancelBonus bonus={shown} account={accountOf(shown)} onClose={close} />}
    </>
  );
}
