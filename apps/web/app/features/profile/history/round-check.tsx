import type { game } from '@liftoff/contract/game/game';
import type { Received } from '@liftoff/contract/core/endpoint';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { recomputeRound } from '@liftoff/rules/game/recompute';
import type { Recomputed } from '@liftoff/rules/game/recomputed';
import { minor } from '@liftoff/rules/money/money';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useRound } from './use-history.ts';

type Checked = Received<(typeof game)['playerRound']>;

/** Shows a round's seeds and, once they are revealed, recalculates the round in the browser [C33]. */
export default function RoundCheck({ id }: { id: string }) {
  const t = useTranslations('history.check');
  const { data, isError } = useRound(id);
  if (isError) return <Notice tone="bad">{t('failed')}</Notice>;
  if (!data) return <SkeletonRows />;
  const { round, seed, nonce } = data;
  return (
    <div className="column gap-4" aria-live="polite">
      {seed.server_seed === null || round.state !== 'settled' ? (
        <Notice>{t(round.state === 'settled' ? 'sealed' : 'unsettled')}</Notice>
      ) : (
        <Verdict checked={data} serverSeed={seed.server_seed} />
      )}
      <KeyValues well className="game-history__values numeric">
        <KeyValue name={t('round')}>{round.id}</KeyValue>
        <KeyValue name={t('hash')}>{seed.server_seed_hash}</KeyValue>
        <KeyValue name={t('seed')}>{seed.server_seed ?? t('later')}</KeyValue>
        <KeyValue name={t('client')}>{seed.client_seed}</KeyValue>
        <KeyValue name={t('nonce')}>{nonce}</KeyValue>
      </KeyValues>
    </div>
  );
}

function Verdict({ checked, serverSeed }: { checked: Checked; serverSeed: string }) {
  const t = useTranslations('history.check');
  const money = useMoneyText();
  const { round, seed } = checked;
  const { data: model, isError } = useQuery({
    queryKey: queryKeys.gameModel(round.game),
    queryFn: ({ signal }) => gameCalls.gameModel({ params: { identifier: round.game }, signal }),
    staleTime: Infinity,
  });
  if (isError) return <Notice tone="bad">{t('failed')}</Notice>;
  if (!model) return <SkeletonRows rows={2} />;
  if (seedHash(serverSeed) !== seed.server_seed_hash) return <Notice tone="bad">{t('otherHash')}</Notice>;
  const computed = recompute(checked, serverSeed, model.model);
  if (computed === null) return <Notice tone="warn">{t('failed')}</Notice>;
  const amount = money.exact(computed.amount, round.currency);
  if (!computed.sameOutcome || computed.amount !== minor(round.win_cents))
    return <Notice tone="bad">{t('other', { amount })}</Notice>;
  return <Notice>{t('same', { amount })}</Notice>;
}

function recompute({ round, outcome, seed, nonce }: Checked, serverSeed: string, model: unknown): Recomputed | null {
  try {
    const draw = outcomeDraw({ serverSeed, clientSeed: seed.client_seed, nonce });
    return recomputeRound(model, draw, { stake: minor(round.stake_cents), outcome });
  } catch {
    return null;
  }
}
