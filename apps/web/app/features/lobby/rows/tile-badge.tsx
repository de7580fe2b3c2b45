import { Badge } from '@liftoff/ui/badge';
import type { IconComponent } from '@liftoff/ui/icon';
import { ClockIcon, FlameIcon, OrbitIcon, RocketIcon, TrophyIcon } from '@liftoff/ui/icons';
import { gameKey, useLiveAmount } from '../live/live-amounts.ts';
import type { TileBadge } from '../tile-game.ts';

interface BadgeLook {
  icon?: IconComponent;
  mark?: 'new' | 'jackpot' | 'bonus' | 'live';
}

const looks: Record<TileBadge, BadgeLook> = {
  top: { icon: FlameIcon },
  new: { mark: 'new' },
  jackpot: { icon: TrophyIcon, mark: 'jackpot' },
  'mystic-jackpots': { icon: OrbitIcon, mark: 'jackpot' },
  exclusive: { icon: RocketIcon },
  soon: { icon: ClockIcon },
  live: { mark: 'live' },
};

interface GameBadgeProps {
  kind: TileBadge;
  slug: string;
  /** The badge's label. */
  text: string;
}

/** A badge on a game. A jackpot badge also shows how much the game can pay, once the amount has loaded [CALL-053]. */
export function GameBadge({ kind, slug, text }: GameBadgeProps) {
  const amount = useLiveAmount(gameKey(slug));
  const { mark } = looks[kind];
  return (
    <Badge tone="media" {...looks[kind]}>
      {mark === 'jackpot' && amount !== undefined ? (
        <span className="numeric">
          <span className="visually-hidden">{text} </span>
          {amount}
        </span>
      ) : (
        text
      )}
    </Badge>
  );
}
