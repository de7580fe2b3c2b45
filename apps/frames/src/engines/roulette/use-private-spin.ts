import type { Round } from '@liftoff/contract/game/game';
import { wire } from '@liftoff/rules/money/money';
import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { usePlay } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import type { BoardState } from './spot-state.ts';
import { stacks, totalOf, type Chip } from './chips.ts';
import { isRouletteRound, resultOf, type RouletteResult } from './round-sum.ts';
import { spinMs, type WheelMotion } from './wheel.tsx';

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, ms)));

/** The bets in frame API format: one per spot. */
export const betsOf = (chips: readonly Chip[]) =>
  [...stacks(chips)].map(([spot, value]) => ({ spot, stake_cents: wire(value) }));

/** A private wheel. The round is already settled when the response arrives, and the ball then runs to its number. */
export function usePrivateSpin() {
  const { start, calls, sound } = useFrame();
  const [table, setTable] = useState<BoardState>({ phase: 'open' });
  const [motion, setMotion] = useState<WheelMotion>({ state: 'rest', number: null });
  const [past, setPast] = useState<readonly number[]>([]);
  const [result, setResult] = useState<RouletteResult | null>(null);
  const [ready, setReady] = useState(true);
  const play = usePlay();
  const busy = useRef(false);

  async function land(round: Round, pressedAt: number) {
    const number = isRouletteRound(round) ? round.outcome.number : null;
    if (number === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTable({ phase: 'closed' });
    setMotion({ state: 'landing', number, ms: spinMs });
    await wait(still ? 600 : spinMs);
    setMotion({ state: 'rest', number });
    setPast(known => [number, ...known].slice(0, 14));
    const fallen = resultOf(number, [round]);
    sound.rest();
    if (fallen.win > fallen.stake) sound.win();
    setResult(fallen);
    setTable({ phase: 'done', number });
    play.show(round);
    void rest(pressedAt);
  }
  async function rest(pressedAt: number) {
    await wait(start.min_cycle_ms - (performance.now() - pressedAt));
    busy.current = false;
    setReady(true);
  }
  useResume(play, round => {
    busy.current = true;
    setReady(false);
    return land(round, performance.now());
  });

  async function spin(chips: readonly Chip[]) {
    if (busy.current || play.isPaused || chips.length === 0) return;
    busy.current = true;
    setReady(false);
    setTable({ phase: 'closed' });
    setMotion({ state: 'running' });
    const pressedAt = performance.now();
    const round = await play.bet({ engine: 'roulette', bets: betsOf(chips) }, totalOf(chips));
    if (round) return land(round, pressedAt);
    setTable({ phase: 'open' });
    setMotion({ state: 'rest', number: past[0] ?? null });
    busy.current = false;
    setReady(true);
  }

  useEffect(() => {
    void calls.frameRounds({ query: {} }).then(
      rounds => {
        const numbers = rounds.flatMap(one =>
          isRouletteRound(one) && one.outcome.number !== null ? [one.outcome.number] : [],
        );
        setPast(known => (known.length > 0 ? known : numbers.slice(0, 14)));
        setMotion(shown =>
          shown.state === 'rest' && shown.number === null ? { state: 'rest', number: numbers[0] ?? null } : shown,
        );
      },
      () => {},
    );
  }, [calls]);

  return {
    play,
    table,
    motion,
    past,
    result,
    ready,
    spin,
    /** Reopens the table after a result. */
    open: () => {
      if (table.phase === 'done') setTable({ phase: 'open' });
    },
  };
}
