import type { Round } from '@liftoff/contract/game/game';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import type { Play } from '../../frame/use-play.ts';
import { isRouletteRound } from './round-sum.ts';

const lookMs = 2_000;

/**
 * Follows bets whose table round ended without showing their result, because of a reload or a late payment. Polls
 * them until they are paid, then announces them. `end` stops following bets.
 */
export function useLeftBehind(
  { announceUnshown, refresh }: Pick<Play, 'announceUnshown' | 'refresh'>,
  rounds: readonly Round[],
  tableRound: number,
) {
  const { calls } = useFrame();
  const open = useRef(new Map<string, Round>());
  const ended = useRef(new Set<string>());
  for (const round of rounds) if (!ended.current.has(round.id)) open.current.set(round.id, round);
  const end = (known: readonly Round[]) => {
    for (const { id } of known) {
      ended.current.add(id);
      open.current.delete(id);
    }
  };
  const look = useEffectEvent(async (): Promise<void> => {
    const behind = [...open.current.values()].filter(
      round => isRouletteRound(round) && (round.outcome.table_round ?? tableRound) < tableRound,
    );
    const seen = await Promise.all(
      behind.map(({ id }) => calls.frameRound({ params: { id }, query: {} }).catch(() => null)),
    );
    const paid = seen.flatMap(round => (round !== null && round.state !== 'open' ? [round] : []));
    if (paid.length === 0) return;
    end(paid);
    announceUnshown(paid);
    void refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, []);
  return { end };
}
