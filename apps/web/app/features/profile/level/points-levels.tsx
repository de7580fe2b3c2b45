import type { Level } from '@liftoff/contract/points-entities';
import { minor } from '@liftoff/rules/money/money';
import { rateFor } from '@liftoff/rules/points/exchange-points';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { Track } from '@liftoff/ui/track';
import '@liftoff/ui/styles/list.css';
import '@liftoff/ui/styles/track.css';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { playedCurrency, type PlayerSeed } from '../../../shared/player/player.ts';
import { Coin } from '../../../shared/points/coin.tsx';
import { useEarningRates, useLevels, usePoints } from '../../../shared/points/points-query.ts';
import { usePaths } from '../../../shared/site/site.ts';

/** The player's points with the rates by which play earns them, and the levels that they reach [PENTITY-014]. */
export function PointsLevels({ player }: { player: PlayerSeed }) {
  return (
    <div className="level-points">
      <PointsCard player={player} />
      <LevelsCard player={player} />
    </div>
  );
}

const categories = ['pokies', 'turbo', 'live'] as const;

function PointsCard({ player }: { player: PlayerSeed }) {
  const t = useTranslations('points');
  const format = useFormatter();
  const money = useMoneyText();
  const paths = usePaths();
  const points = usePoints(player.user.id);
  const { data: rates = [] } = useEarningRates();
  return (
    <Card aria-labelledby="level-points">
      <h2 className="heading-3" id="level-points">
        {t('levels.points')}
      </h2>
      <p className="level-points__now numeric">
        <Coin size={28} />
        {points === null ? '–' : format.number(points.chargeable.points)}
      </p>
      <KeyValues className="margin-top-3">
        {categories.map(category => {
          const of = rates.find(rate => rate.category === category);
          const rate = of && rateFor(of.rates, playedCurrency(player));
          return rate ? (
            <KeyValue key={category} name={t(`earning.${category}`)}>
              {t('earning.rate', { amount: money.whole(minor(rate.amount_cents), rate.currency) })}
            </KeyValue>
          ) : null;
        })}
      </KeyValues>
      <p className="caption text-muted margin-top-3">{t('earning.ownMoney')}</p>
      <p className="row gap-4 flex-wrap small margin-top-3">
        <a className="link" href={paths.profile('points')}>
          {t('levels.more')}
        </a>
        <a className="link" href={paths.rocketMart()}>
          {t('history.shop')}
        </a>
      </p>
    </Card>
  );
}

function LevelsCard({ player }: { player: PlayerSeed }) {
  const t = useTranslations('points.levels');
  const { data: levels, isError, refetch } = useLevels(player.user.id);
  const points = usePoints(player.user.id);
  const next = levels?.find(({ status }) => !status);
  return (
    <Card aria-labelledby="levels">
      <h2 className="heading-3" id="levels">
        {t('title')}
      </h2>
      <p className="small text-secondary margin-top-1">{t('text')}</p>
      {isError && (
        <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      )}
      {!isError && !levels && <SkeletonRows />}
      {levels && (
        <ol className="level-list" aria-labelledby="levels">
          {levels.map(level => (
            <LevelRow
              key={level.id}
              level={level}
              persistent={level === next ? (points?.persistent.points ?? null) : null}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** A level with its gifts. `persistent` is the number of points on the way to it, if it is the next one. */
function LevelRow({ level, persistent }: { level: Level; persistent: number | null }) {
  const t = useTranslations('points');
  const format = useFormatter();
  const needed = level.conditions[0]?.persistent_comp_points.max ?? 0;
  const progress = t('mart.progress', { points: format.number(persistent ?? 0), needed: format.number(needed) });
  return (
    <li
      aria-current={persistent === null ? undefined : 'step'}
      className={level.status ? 'level-list__row--reached' : undefined}
    >
      <div className="row between gap-3">
        <span>
          <b>{level.name}</b>
          {level.status && <span className="caption text-muted"> {t('levels.reached')}</span>}
          <span className="caption text-muted level__line">{level.content}</span>
        </span>
        <span className="small right level-list__gift">{level.gift_descriptions.join(', ')}</span>
      </div>
      {persistent !== null && needed > 0 && (
        <>
          <Track label={level.name} percent={(persistent * 100) / needed} valueText={progress} tone="reward" small />
          <span className="caption text-muted numeric">{progress}</span>
        </>
      )}
    </li>
  );
}
