import type { Bonus, BonusHistory } from '@liftoff/contract/bonus';
import { CallError } from '@liftoff/contract/core/client';
import { bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { GiftIcon } from '@liftoff/ui/icons';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { requireAnswer } from '../../../shared/calls/require-answer.ts';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import { BonusCard } from './bonus-card.tsx';
import { BonusEntries } from './bonus-entries.tsx';
import { BonusGames } from './bonus-games.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { useBonusWords } from './bonus-words.ts';
import { CancelBonus } from './cancel-bonus.tsx';
import { EndedBonuses } from './ended-bonuses.tsx';
import { WithdrawNow } from './withdraw-now.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/notice.css';
import '@liftoff/ui/styles/plate.css';
import '@liftoff/ui/styles/table.css';
import '../../../shared/player/figures.css';
import './gifts.css';
import './bonus-history.css';

/** One bonus with its history: the stakes that counted, and every movement of its money. */
export function BonusPage({ player, id }: { player: PlayerSeed; id: string }) {
  const t = useTranslations('gifts.history');
  const gifts = useTranslations('gifts');
  const paths = usePaths();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.bonusHistory(player.user.id, id),
    queryFn: async ({ signal }) =>
      requireAnswer(await bonusCalls.bonusHistory({ params: { id }, signal }), 'bonus', 'games', 'entries'),
    // A bonus that does not exist will not appear.
    retry: (count, failure) => count < 2 && !isMissing(failure),
  });
  const back = (
    <a className="link small" href={paths.profile('gifts')}>
      {t('back')}
    </a>
  );
  if (useHydrated() && data) return <History history={data} player={player} above={back} />;
  return (
    <>
      <ProfileHead title={gifts('title')} above={back} />
      {error === null && (
        <div role="status" aria-label={gifts('loading')}>
          <SkeletonRows rows={4} />
        </div>
      )}
      {error !== null && (isMissing(error) ? <Missing /> : <LoadFailed onRetry={() => void refetch()} />)}
    </>
  );
}

const isMissing = (error: unknown): boolean => error instanceof CallError && error.refusal === 'not_found';

function Missing() {
  const t = useTranslations('gifts.history');
  const paths = usePaths();
  return (
    <EmptyState
      icon={GiftIcon}
      headingLevel={2}
      title={t('missing')}
      text={t('missingText')}
      action={<ButtonLink href={paths.profile('gifts')}>{t('back')}</ButtonLink>}
    />
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('errors');
  return <ErrorState title={t('part')} text={t('text')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}

interface HistoryProps {
  history: BonusHistory;
  player: PlayerSeed;
  above: ReactNode;
}

function History({ history, player, above }: HistoryProps) {
  const t = useTranslations('gifts');
  const { bonus, activated_at: activated } = history;
  const { name } = useBonusWords(bonus);
  const { moment } = useMomentText();
  const group = bonusGroup(bonus);
  const account = player.accounts.find(({ currency }) => currency === bonus.currency) ?? null;
  const received = t('history.received', { moment: moment(bonus.created_at) });
  return (
    <>
      <ProfileHead
        title={name}
        above={above}
        text={activated === null ? received : `${received} ${t('history.activated', { moment: moment(activated) })}`}
      />
      <div className="gifts">
        {group === 'ended' ? (
          <EndedBonuses bonuses={[bonus]} linked={false} />
        ) : (
          <Current bonus={bonus} account={account} />
        )}
        {group === 'active' && account !== null && <WithdrawNow bonus={bonus} account={account} />}
        <Card aria-label={t('history.games')}>
          <BonusGames history={history} />
        </Card>
        <Card aria-label={t('history.entries')}>
          <BonusEntries history={history} />
        </Card>
      </div>
    </>
  );
}

/** The card of a bonus that has not ended, with its terms and its cancellation. */
function Current({ bonus, account }: { bonus: Bonus; account: PlayerSeed['accounts'][number] | null }) {
  const [open, setOpen] = useState<'terms' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {bonusGroup(bonus) === 'active' ? (
        <ActiveBonus bonus={bonus} onTerms={() => setOpen('terms')} onCancel={() => setOpen('cancel')} />
      ) : (
        <BonusCard bonus={bonus} before={null} onTerms={() => setOpen('terms')} onCancel={() => setOpen('cancel')} />
      )}
      {open === 'terms' && <BonusTerms bonus={bonus} account={account} before={null} onClose={close} />}
      {open === 'cancel' && <CancelBonus bonus={bonus} account={account} onClose={close} />}
    </>
  );
}
