import type { FrameFreespins, Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useRef, useState } from 'react';
import { useFrame } from '../../frame/frame-context.ts';

/** The player's free spins for this game. Amounts are in minor units. */
export interface FreeSpins {
  /** The set of free spins; `null` if there is none, or if it has ended. */
  set: FrameFreespins | null;
  left: number;
  /** What the spins shown so far have won, before the maximum is applied. */
  won: bigint;
  /** Whether the next press plays a free spin. The player can switch to their own money and back. */
  isOn: boolean;
  turn(on: boolean): void;
  /** Called when a bet is answered: counts the spin. */
  count(round: Round): void;
  /** Called when a round has been shown: adds its win. After the last spin, `summary` is set. */
  show(round: Round): void;
  /** Called when the platform refuses the spins, which have ended elsewhere. */
  drop(): void;
  /** The finished set with all that it has won, until the player closes the summary; otherwise `null`. */
  summary: { set: FrameFreespins; won: bigint } | null;
  closeSummary(): void;
}

/**
 * Plays with the free spins with which the frame was started. Their figures include the latest round before the start,
 * which is not counted again if its response is requested once more after a reload.
 */
export function useFreeSpins(): FreeSpins {
  const { freespins: first } = useFrame().start;
  const [set, setSet] = useState(first);
  const [shown, setShown] = useState(() => ({ left: first?.left ?? 0, won: minor(first?.won_cents ?? 0) }));
  /** The figures now. A round is shown long after the render in which it was started. */
  const figures = useRef(shown);
  const [isOn, setOn] = useState(true);
  const [summary, setSummary] = useState<FreeSpins['summary']>(null);
  const isOfSet = (round: Round) => first !== null && round.freespins === first.id;
  const add = (round: Round, change: { left: number; won: bigint }) => {
    if (!isOfSet(round) || round.id === first?.last_round) return;
    const { left, won } = figures.current;
    figures.current = { left: left + change.left, won: won + change.won };
    setShown(figures.current);
  };
  return {
    set,
    ...shown,
    isOn: isOn && set !== null && shown.left > 0,
    turn: setOn,
    count: round => add(round, { left: -1, won: 0n }),
    show: round => {
      add(round, { left: 0, won: minor(round.win_cents) });
      const { left, won } = figures.current;
      if (first === null || !isOfSet(round) || left > 0) return;
      setSummary({ set: first, won });
      setSet(null);
    },
    drop: () => setSet(null),
    summary,
    closeSummary: () => setSummary(null),
  };
}
