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
  /** Number of rounds shown so far; the first round starts the clock. */
  rounds: number;
  /** Whether a round is in progress, so that the check must wait for its end. */
  inRound: boolean;
  /** Number of stakes that the platform has refused because a check is due. */
  refusals: number;
  /** Called with `true` when no new round may begin, and with `false` when rounds may begin again. */
  onHold: (held: boolean) => void;
  onStop: () => void;
}

/**
 * Tracks how long the player has played for real money and shows the reality check over the game when it is due
 * [C17]. The platform enforces the check: it refuses stakes from that moment on, even if this page shows nothing.
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
  // After a round is shown, the data must be reloaded in two cases: the first round starts the clock, and a check
  // that is due must include the last round.
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
