import type { JackpotWin, Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrame } from './frame-context.ts';

/** Something of its own to be told, that waits until it is read. */
export type Moment =
  | {
      kind: 'jackpot';
      wins: readonly JackpotWin[];
      /** What came back of their rounds, jackpots and all, is more than was staked on them [C22]. */
      isAbove: boolean;
    }
  | { kind: 'away'; rounds: readonly Round[] };

/** The jackpots of some rounds as a moment of their own, apart from what the rounds won. */
function jackpotsOf(rounds: readonly Round[]): Moment[] {
  const hit = rounds.filter(({ jackpot_wins }) => jackpot_wins.length > 0);
  if (hit.length === 0) return [];
  const wins = hit.flatMap(({ jackpot_wins }) => jackpot_wins);
  const paid = wins.reduce((sum, { amount_cents }) => sum + minor(amount_cents), 0n);
  const net = hit.reduce((sum, round) => sum + minor(round.win_cents) - minor(round.stake_cents), paid);
  return [{ kind: 'jackpot', wins, isAbove: net > 0n }];
}

/** Whether the platform waits to hear that the end was shown: a round settled with its bet was answered with it. */
const stoodOpen = ({ opened_at, closed_at }: Round): boolean => closed_at !== null && closed_at !== opened_at;

/** What the player is told apart from the rounds themselves, one after the other: jackpots, and what ended while away. */
export function useMoments() {
  const { start, calls } = useFrame();
  const [waiting, setWaiting] = useState<readonly Moment[]>([]);
  const reported = useRef(new Set<string>());
  const away = useRef(new Set<string>());
  /** These rounds are told: their jackpots come next, once each, and the platform need not tell them on return. */
  const onScreen = useCallback(
    (rounds: readonly Round[]) => {
      const fresh = rounds.filter(({ id }) => !reported.current.has(id));
      for (const { id } of fresh) reported.current.add(id);
      setWaiting(before => [...before, ...jackpotsOf(fresh)]);
      const ids = fresh.filter(stoodOpen).map(({ id }) => id);
      // Where this is lost the rounds are told once more on return: twice is better than never.
      if (ids.length > 0) void calls.frameRoundsShown({ body: { rounds: ids } }).catch(() => {});
    },
    [calls],
  );
  /** Tells of rounds that ended while no frame was there to show it, each once. */
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
