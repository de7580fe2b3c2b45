import { Badge } from '@liftoff/ui/badge';
import type { IconComponent } from '@liftoff/ui/icon';
import { ClockIcon, FlameIcon, OrbitIcon, PercentIcon, RocketIcon, SparklesIcon, TrophyIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { TileBadge } from '../tile-game.ts';

interface BadgeLook {
  icon?: IconComponent;
  mark?: 'new' | 'jackpot' | 'bonus' | 'live';
}

const looks: Record<TileBadge, BadgeLook> = {
  top: { icon: FlameIcon },
  new: { mark: 'new' },
  'bonus-wagering': { icon: PercentIcon, mark: 'bonus' },
  jackpot: { icon: TrophyIcon, mark: 'jackpot' },
  'mystic-jackpots': { icon: OrbitIcon, mark: 'jackpot' },
  drops: { icon: SparklesIcon },
  exclusive: { icon: RocketIcon },
  soon: { icon: ClockIcon },
  live: { mark: 'live' },
};

export function GameBadge({ kind }: { kind: TileBadge }) {
  const t = useTranslations('lobby.tile.badge');
  return (
    <Badge tone="media" {...looks[kind]}>
      {t(kind)}
    </Badge>
  );
}
