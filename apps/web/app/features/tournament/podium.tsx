import { Badge } from '@liftoff/ui/badge';
import { Place } from '@liftoff/ui/table';
import { BoardRows } from './standings.tsx';
import type { BoardLine, TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
import './podium.css';

/** Places of a podium and in the table below it. */
const [steps, rows] = [3, 5];

interface PodiumProps {
  tournament: TournamentData;
  /** The rows around the player's own place; empty if the player is not on the board. */
  around?: readonly BoardLine[];
  ownPlace?: number | null;
}

/**
 * The best players of a tournament: the first three side by side, the next ones in a table. A player who is further down
 * also sees the rows around their own.
 */
export function Podium({ tournament, around = [], ownPlace = null }: PodiumProps) {
  const { t, prizeOf } = useTournamentWords();
  const { board } = tournament;
  if (board.length === 0) return <p className="text-secondary tournament__nobody">{t('empty')}</p>;
  const below = board.slice(steps, steps + rows);
  return (
    <>
      <ol className="podium">
        {board.slice(0, steps).map(({ place, nickname, points: score, isSandbox }) => (
          <li key={place} className={`podium__step podium__step--${place}`}>
            <Place place={place} />
            <b className="podium__name">{place === ownPlace ? t('you') : nickname}</b>
            {isSandbox && place !== ownPlace && <Badge>{t('sandbox')}</Badge>}
            <span className="caption text-secondary numeric">{t('points', { count: score })}</span>
            <span className="podium__prize numeric">{prizeOf(tournament, place) ?? '–'}</span>
          </li>
        ))}
      </ol>
      {below.length > 0 && (
        <BoardRows
          tournament={{ ...tournament, board: below }}
          label={t('standings')}
          around={around}
          ownPlace={ownPlace}
        />
      )}
    </>
  );
}
