import type { HistoryPeriod, PlayedRound } from '@liftoff/contract/game/game';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Dialog } from '@liftoff/ui/dialog';
import { DownloadIcon } from '@liftoff/ui/icons';
import { Select } from '@liftoff/ui/select';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardBoundary } from '../../../shared/parts/card-boundary.tsx';
import { playedCurrency, usePlayerSeed } from '../../../shared/player/player.ts';
import { ProfileHead } from '../profile-head.tsx';
import { saveFile } from '../../../shared/parts/save-file.ts';
import { useSite } from '../../../shared/site/site.ts';
import { historyFile, type FileHeads } from './history-file.ts';
import { NetCard } from './net-card.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { usePlayedGames, useRounds, type HistoryFilter } from './use-history.ts';
import './history.css';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import { part } from '../../../shared/parts/part.tsx';

const RoundCheck = part(() => import('./round-check.tsx'), { fallback: <SkeletonRows /> });

/** All of a player's rounds with their results, and an export [ROUTE-027] [C35]. */
export function HistoryPage() {
  const t = useTranslations('history');
  const player = usePlayerSeed();
  const accounts = player?.accounts ?? [];
  const [period, setPeriod] = useState<HistoryPeriod>('month');
  const [currency, setCurrency] = useState(() => (player ? playedCurrency(player) : 'EUR'));
  const [game, setGame] = useState('');
  const filter: HistoryFilter = { currency, period, game };
  return (
    <>
      <ProfileHead title={t('title')} text={t('text')} action={<ExportButton filter={filter} />} />
      <CardBoundary name="net result">
        <NetCard currency={currency} period={period} onPeriod={setPeriod} />
      </CardBoundary>
      <div className="game-history__filters">
        <GameSelect value={game} onChange={setGame} />
        {accounts.length > 1 && (
          <Select
            label={t('filter.currency')}
            value={currency}
            options={accounts.map(account => ({ value: account.currency, label: account.currency }))}
            onChange={({ target }) => setCurrency(target.value as typeof currency)}
          />
        )}
      </div>
      <CardBoundary name="rounds">
        <RoundsCard filter={filter} />
      </CardBoundary>
    </>
  );
}

function GameSelect({ value, onChange }: { value: string; onChange: (game: string) => void }) {
  const t = useTranslations('history.filter');
  const { data: games = [] } = usePlayedGames();
  const options = [
    { value: '', label: t('allGames') },
    ...games.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return <Select label={t('game')} value={value} options={options} onChange={({ target }) => onChange(target.value)} />;
}

function ExportButton({ filter }: { filter: HistoryFilter }) {
  const t = useTranslations('history.file');
  const { locale } = useSite();
  const { show } = useToast();
  const [pending, setPending] = useState(false);
  const heads: FileHeads = [
    t('at'),
    t('game'),
    t('round'),
    t('currency'),
    t('staked'),
    t('returned'),
    t('net'),
    t('state'),
    t('source'),
  ];
  const save = async () => {
    setPending(true);
    try {
      saveFile(`${filter.currency}-${filter.period}.csv`, await historyFile(filter, heads, locale), 'text/csv');
    } catch {
      show({ tone: 'bad', content: t('failed'), id: 'history-file' });
    }
    setPending(false);
  };
  return (
    <Button pending={pending} pendingLabel={t('exporting')} onClick={() => void save()}>
      <DownloadIcon />
      {t('export')}
    </Button>
  );
}

function RoundsCard({ filter }: { filter: HistoryFilter }) {
  const t = useTranslations('history');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRounds(filter);
  const [checked, setChecked] = useState<PlayedRound | null>(null);
  const rounds = data?.pages.flatMap(page => page.rounds) ?? [];
  const isLoading = !data && !isError;
  return (
    <Card className="game-history" aria-label={t('table.label')} aria-busy={isLoading}>
      {isLoading && <SkeletonRows />}
      {isError && (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data && rounds.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {rounds.length > 0 && <RoundsTable rounds={rounds} onCheck={setChecked} />}
      {hasNextPage && (
        <Button
          variant="ghost"
          block
          className="margin-top-2"
          pending={isFetchingNextPage}
          pendingLabel={t('loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      <Dialog
        open={checked !== null}
        onClose={() => setChecked(null)}
        title={t('check.title')}
        closeLabel={t('check.close')}
      >
        {checked && <RoundCheck id={checked.id} />}
      </Dialog>
    </Card>
  );
}
