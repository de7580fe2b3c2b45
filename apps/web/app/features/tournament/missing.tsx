import type { TournamentStatus } from '@liftoff/contract/tournament';
import { Track } from '@liftoff/ui/track';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

interface MissingProps {
  own: TournamentStatus;
  next: NonNullable<TournamentStatus['next']>;
  tournament: TournamentData;
}

/** The way to the next place: a track, the points that are missing, and the prize of that place. */
export function Missing({ own, next, tournament }: MissingProps) {
  const { t, prizeOf } = useTournamentWords();
  const prize = prizeOf(tournament, next.place);
  const text = t('missing', { points: Math.max(next.points, 0.01), place: next.place });
  const whole = own.points + next.points;
  return (
    <div className="margin-top-3">
      <Track label={t('score')} percent={whole === 0 ? 0 : (own.points / whole) * 100} valueText={text} ticks />
      <p className="small text-secondary margin-top-2">
        {text}
        {prize !== null && ` (${prize})`}
      </p>
    </div>
  );
}
