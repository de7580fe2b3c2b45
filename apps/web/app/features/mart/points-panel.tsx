import type { CompCard, CompPoints } from '@liftoff/contract/points-entities';
import { Card } from '@liftoff/ui/card';
import { Track } from '@liftoff/ui/track';
import '@liftoff/ui/styles/track.css';
import { useFormatter, useTranslations } from 'use-intl';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { Coin } from '../../shared/points/coin.tsx';
import { useLevels } from '../../shared/points/points-query.ts';
import { useCashRate } from '../../shared/points/cash-rate.ts';
import { usePaths } from '../../shared/site/site.ts';

interface PointsPanelProps {
  readonly player: PlayerSeed;
  readonly points: CompPoints | null;
  readonly cards: readonly CompCard[];
}

/** The player's points, the way to the next level, and what points are worth. */
export default function PointsPanel({ player, points, cards }: PointsPanelProps) {
  const t = useTranslations('points.mart');
  const format = useFormatter();
  const paths = usePaths();
  const rate = useCashRate(cards);
  return (
    <Card className="mart-panel" aria-labelledby="mart-points">
      <div>
        <h2 className="small text-secondary" id="mart-points">
          {t('yours')}
        </h2>
        <p className="mart-panel__points numeric">
          <Coin size={32} />
          {points === null ? '–' : format.number(points.chargeable.points)}
        </p>
      </div>
      {points && <NextLevel playerId={player.user.id} persistent={points.persistent.points} />}
      <div className="row between small gap-3 flex-wrap">
        {rate ? (
          <span className="text-secondary">
            {t('rateToday')}: <span className="numeric">{rate}</span>
          </span>
        ) : (
          <span />
        )}
        <a className="link" href={paths.profile('points')}>
          {t('history')}
        </a>
      </div>
    </Card>
  );
}

function NextLevel({ playerId, persistent }: { playerId: number; persistent: number }) {
  const t = useTranslations('points.mart');
  const format = useFormatter();
  const { data: levels } = useLevels(playerId);
  if (!levels) return null;
  const next = levels.find(({ status }) => !status);
  const needed = next?.conditions[0]?.persistent_comp_points.max;
  if (next === undefined || needed === undefined) return <p className="small text-secondary">{t('allLevels')}</p>;
  const progress = t('progress', { points: format.number(persistent), needed: format.number(needed) });
  const label = t('toLevel', { level: next.name });
  return (
    <div>
      <div className="row between caption mart-panel__goal">
        <span className="text-secondary">{label}</span>
        <span className="text-muted numeric">{progress}</span>
      </div>
      <Track label={label} percent={(persistent * 100) / needed} valueText={progress} tone="reward" ticks />
    </div>
  );
}
