import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { EmptyState } from '@liftoff/ui/state-panel';
import { NumberCell, NumberHead, PlaceCell, Table, TableRow } from '@liftoff/ui/table';
import type { BoardLine, TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

interface StandingsProps {
  tournament: TournamentData;
  /** The rows around the player's own place. Empty if the player has none. */
  around?: readonly BoardLine[];
  /** The player's place; `null` if the player is not on the board. */
  ownPlace?: number | null;
}

/** The board: the best players with place, name, points and prize [PTOUR-005], and the rows around the player. */
export function Standings({ tournament, around = [], ownPlace = null }: StandingsProps) {
  const { t } = useTournamentWords();
  const { board, isFinal, status, isCancelled } = tournament;
  const title = isFinal ? t('finalStandings') : t('standings');
  return (
    <Card className="tournament__board" id="standings" aria-labelledby="standings-title">
      <div className="row between gap-3 flex-wrap">
        <h2 className="heading-2" id="standings-title">
          {title}
        </h2>
        <span className="caption text-muted">
          {status === 'archive' && !isFinal && !isCancelled
            ? t('provisional')
            : t('players', { count: tournament.players })}
        </span>
      </div>
      {board.length === 0 ? (
        <EmptyBoard isOver={status === 'archive'} />
      ) : (
        <div className="tournament__table">
          <BoardRows tournament={tournament} label={title} around={around} ownPlace={ownPlace} />
        </div>
      )}
    </Card>
  );
}

function EmptyBoard({ isOver }: { isOver: boolean }) {
  const { t } = useTournamentWords();
  return isOver ? <EmptyState title={t('emptyEnded')} /> : <EmptyState title={t('empty')} text={t('emptyText')} />;
}

/** The table of a board, and below it the rows around the player. */
export function BoardRows({ tournament, label, around = [], ownPlace = null }: StandingsProps & { label: string }) {
  const { t } = useTournamentWords();
  // The rows around the player are newer than the board, so they replace its rows.
  const newer = new Map(around.map(line => [line.place, line]));
  const board = tournament.board.map(line => newer.get(line.place) ?? line);
  const last = board.at(-1)?.place ?? 0;
  const below = around.filter(({ place }) => place > last);
  const next = below[0]?.place ?? last;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('player')}</th>
          <NumberHead scope="col">{t('score')}</NumberHead>
          <NumberHead scope="col">{t('prize')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {board.map(line => (
          <Line key={line.place} line={line} tournament={tournament} own={line.place === ownPlace} />
        ))}
        {next > last + 1 && (
          <tr aria-hidden="true">
            <td className="tournament__gap" colSpan={4}>
              ···
            </td>
          </tr>
        )}
        {below.map(line => (
          <Line key={line.place} line={line} tournament={tournament} own={line.place === ownPlace} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ line, tournament, own }: { line: BoardLine; tournament: TournamentData; own: boolean }) {
  const { t, points, prizeOf } = useTournamentWords();
  const prize = prizeOf(tournament, line.place);
  return (
    <TableRow own={own} aria-current={own || undefined}>
      <PlaceCell place={line.place} />
      <td className="tournament__name">
        <span>{own ? <strong>{t('you')}</strong> : line.nickname}</span>
        {line.isSandbox && !own && <Badge>{t('sandbox')}</Badge>}
      </td>
      <NumberCell>{points(line.points)}</NumberCell>
      <NumberCell className="tournament__prize">{prize ?? '–'}</NumberCell>
    </TableRow>
  );
}
