import { Badge } from '@liftoff/ui/badge';
import type { IconComponent } from '@liftoff/ui/icon';
import { ClockIcon, FlameIcon, OrbitIcon, RocketIcon, TrophyIcon } from '@liftoff/ui/icons';
import { createContext, use } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveAmount } from '../live/live-amounts.ts';
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

/**
 * The highest level of the jackpot that is running, which is the maximum that a spin can win from it: its amount when
 * the page was rendered, and the key of its live amount. `null` on pages without jackpot amounts.
 */
export const TopJackpot = createContext<{ liveKey: string; amount: string } | null>(null);

interface GameBadgeProps {
  kind: TileBadge;
  /** The badge's label. */
  text: string;
}

/** A badge on a game. In the lobby, a jackpot badge also shows how much a spin can win. */
export function GameBadge({ kind, text }: GameBadgeProps) {
  const jackpot = use(TopJackpot);
  const { mark } = looks[kind];
  return (
    <Badge tone="media" {...looks[kind]}>
      {mark === 'jackpot' && jackpot ? <JackpotAmount {...jackpot} /> : text}
    </Badge>
  );
}

function JackpotAmount({ liveKey, amount }: { liveKey: string; amount: string }) {
  const t = useTranslations('lobby.tile');
  const live = useLiveAmount(liveKey);
  return (
    <span className="numeric jackpot-badge">
      {t.rich('upTo', { amount: live ?? amount, b: chunks => <strong>{chunks}</strong> })}
    </span>
  );
}
