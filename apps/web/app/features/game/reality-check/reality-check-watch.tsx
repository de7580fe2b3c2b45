import { privateChannel } from '@liftoff/contract/core/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { realityCheckQuery } from '../../../shared/player/limits/reality-check-query.ts';
import { useTick } from '../../../shared/player/session/session-clock.ts';
import { useChannel } from '../../../shared/realtime/use-channel.ts';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';

interface RealityCheckWatchProps {
  playerId: number;
  /** Rounds shown so far; with the first the time begins to count. */
  rounds: number;
  /** A round is on its way: the check waits for its end. */
  inRound: boolean;
  /** How often the platform has refused a stake because of a check. */
  refusals: number;
  /** No new round may begin. */
  onHold: (held: boolean) => void;
  onStop: () => void;
}

/**
 * Watches the player's time at real-money games and lays the reality check over the game when it is due [C17]. The platform
 * decides: it refuses stakes from that very moment on, whatever this page shows.
 */
export default function RealityCheckWatch(props: RealityCheckWatchProps) {
  const { playerId, rounds, inRound, refusals, onHold, onStop } = props;
  const queries = useQueryClient();
  const query = realityCheckQuery(playerId);
  const { data } = useQuery(query);
  const refetch = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  const again = useEffectEvent(refetch);
  useChannel(privateChannel('game_limits', playerId), refetch, refetch);

  const dueAt = data?.due_at ?? null;
  const ahead = data?.clockAheadMs ?? 0;
  const isOver = useTick(() => (dueAt !== null && steadyNow() + ahead >= Date.parse(dueAt) ? 'due' : null)) !== null;
  const isClosed = isOver || data?.due === true || (data?.paused_until ?? null) !== null;
  const waits = isOver && data?.due !== true;
  // The figures are those after the last round; the first round begins the time.
  const isFresh = data !== undefined && (data.began_at === null || isClosed);
  useEffect(() => {
    if (waits || refusals > 0) again();
  }, [waits, refusals]);
  const roundShown = useEffectEvent((shown: number) => {
    if (shown > 0 && isFresh) refetch();
  });
  useEffect(() => roundShown(rounds), [rounds]);
  const reportHold = useEffectEvent(onHold);
  useEffect(() => reportHold(isClosed), [isClosed]);
  useEffect(() => () => reportHold(false), []);

  if (!data || !isClosed || waits || (inRound && refusals === 0)) return null;
  return (
    <RealityCheckDialog
      check={data}
      playerId={playerId}
      onAnswered={answer => queries.setQueryData(query.queryKey, answer)}
      onOver={refetch}
      onStop={onStop}
    />
  );
}
