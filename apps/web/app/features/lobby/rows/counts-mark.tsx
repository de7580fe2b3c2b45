import { isCountingGame } from '@liftoff/rules/tournament/score-round';
import { Badge } from '@liftoff/ui/badge';
import { TrophyIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useMarkedTournaments } from '../../../shared/player/tournaments-query.ts';
import type { TileGame } from '../tile-game.ts';

interface CountsMarkProps {
  game: Pick<TileGame, 'slug' | 'categories'>;
  playerId: number;
}

/**
 * Marks a game whose rounds count in a tournament that the player has joined. A tournament in which all games count
 * marks none, because a mark on every tile would tell nothing.
 */
export default function CountsMark({ game: { slug, categories = [] }, playerId }: CountsMarkProps) {
  const t = useTranslations('lobby.tile');
  const own = useMarkedTournaments(playerId);
  const marks = own.some(({ counting }) => {
    const isForAll = counting === null || counting.games.length + counting.categories.length === 0;
    return !isForAll && isCountingGame(counting, { game: slug, categories });
  });
  if (!marks) return null;
  return (
    <Badge tone="media" icon={TrophyIcon}>
      <span aria-hidden="true">{t('counts')}</span>
      <span className="visually-hidden">{t('countsLong')}</span>
    </Badge>
  );
}
