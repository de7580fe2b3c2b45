import type { JackpotWin, Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrame } from './frame-context.ts';

/** A card shown separately from the rounds, which stays until the player closes it. */
export type Moment =
  | {
      kind: 'jackpot';
      wins: readonly JackpotWin[];
      /** Whether the rounds' total return, including jackpots, exceeds the total stake [C22]. */
      isAbove: boolean;
    }
  | { kind: 'away'; rounds: readonly Round[] };

/** Combines the rounds' jackpots in a separate moment. */
function jackpotsOf(rounds: readonly Round[]): Moment[] {
  const hit = rounds.filter(({ jackpot_wins }) => jackpot_wins.length > 0);
  if (hit.length === 0) return [];
  const wins = hit.flatMap(({ jackpot_wins }) => jackpot_wins);
  const paid = wins.reduce((sum, { amount_cents }) => sum + minor(amount_cents), 0n);
  const net = hit.reduce((sum, round) => sum + minor(round.win_cents) - minor(round.stake_cents), paid);
  return [{ kind: 'jackpot', wins, isAbove: net > 0n }];
}

/**
 * Whether to report to the platform that the round's end was shown. Not needed for a round that was settled in the
 * response to its bet.
 */
const stoodOpen = ({ opened_at, closed_at }: Round): boolean => closed_at !== null && closed_at !== opened_at;

/** Queues the moments shown separately from the rounds: jackpots, and rounds that ended while the player was away. */
export function useMoments() {
  const { start, calls } = useFrame();
  const [waiting, setWaiting] = useState<readonly Moment[]>([]);
  const reported = useRef(new Set<string>());
  const away = useRef(new Set<string>());
  /**
   * Called when rounds have been shown. Queues their jackpots, once each, and reports to the platform that the rounds
   * need not be announced on return.
   */
  const onScreen = useCallback(
    (rounds: readonly Round[]) => {
      const fresh = rounds.filter(({ id }) => !reported.current.has(id));
      for (const { id } of fresh) reported.current.add(id);
      setWaiting(before => [...before, ...jackpotsOf(fresh)]);
      const ids = fresh.filter(stoodOpen).map(({ id }) => id);
      // If this call is lost, the rounds are announced again on return, which is better than never.
      if (ids.length > 0) void calls.frameRoundsShown({ body: { rounds: ids } }).catch(() => {});
    },
    [calls],
  );
  /** Queues an announcement of rounds that ended while no frame was open, once each. */
  const announceUnshown = useCallback(
    (rounds: readonly Round[]) => {
      const fresh = rounds.filter(({ id }) => !away.current.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) away.current.add(id);
      setWaiting(before => [{ kind: 'away', rounds: fresh }, ...before]);
      onScreen(fresh);
    },
    [onScreen],
  );
  useEffect(() => announceUnshown(start.unshown_rounds), [start, announceUnshown]);
  return {
    moment: waiting[0] ?? null,
    onScreen,
    announceUnshown,
    closeMoment: () => setWaiting(before => before.slice(1)),
  };
}
