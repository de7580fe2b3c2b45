import { isCountingGame } from '@liftoff/rules/tournament/score-round';
import { Card } from '@liftoff/ui/card';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMarkedTournaments } from '../../../shared/player/tournaments-query.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { PlayData } from '../play-data.ts';

/** The joined tournament that ends first among those in which the game counts: the player's place, and the next one. */
export default function TournamentCard({ game, playerId }: { game: PlayData['game']; playerId: number }) {
  const t = useTranslations('game.tournament');
  const paths = usePaths();
  const { slug, categories, title } = game;
  // The platform lists the tournament with the latest end first.
  const own = useMarkedTournaments(playerId).findLast(
    ({ counting }) => counting !== null && isCountingGame(counting, { game: slug, categories }),
  );
  if (own === undefined) return null;
  const { award_place: place, next } = own;
  const missing = next && t('missing', { points: Math.max(next.points, 0.01), place: next.place });
  const whole = own.points + (next?.points ?? 0);
  return (
    <Card>
      <h2 className="heading-3">
        <a className="link" href={paths.tournament(own.frontend_identifier)}>
          {own.title}
        </a>
      </h2>
      <p className="small text-secondary margin-top-2">{t('counts', { game: title })}</p>
      <p className="row between small numeric margin-top-3">
        <span>{place === null ? t('none') : t('place', { place })}</span>
        <span className="text-secondary">{missing}</span>
      </p>
      {next && missing && (
        <Track label={own.title} percent={whole === 0 ? 0 : (own.points / whole) * 100} valueText={missing} ticks />
      )}
    </Card>
  );
}
