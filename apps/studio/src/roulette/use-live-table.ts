import type { Round, TableState as SharedTable } from '@liftoff/contract/game';
import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';
import { usePlay } from '../frame/use-play.ts';
import { minor } from '../money.ts';
import type { TableState } from './betting-table.tsx';
import { totalOf, type Chip } from './chips.ts';
import { isRouletteRound, resultOf, type RouletteResult } from './round-sum.ts';
import { betsOf } from './use-private-spin.ts';
import { useTableState } from './use-table-state.ts';
import type { WheelMotion } from './wheel.tsx';

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, ms)));

/** Chips of open rounds by spot. */
function placedBySpot(rounds: readonly Round[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const round of rounds.filter(isRouletteRound)) {
    for (const { spot, stake_cents } of round.outcome.bets) sums.set(spot, (sums.get(spot) ?? 0n) + minor(stake_cents));
  }
  return sums;
}

/** A table shared with others: bets go in while betting is open, can be taken back until it closes, and are paid together. */
export function useLiveTable(first: SharedTable) {
  const { start, calls, clock } = useFrame();
  const shared = useTableState(first);
  const [placed, setPlaced] = useState<readonly Round[]>(() =>
    start.open_round && isRouletteRound(start.open_round) && start.open_round.outcome.table_round === first.table_round
      ? [start.open_round]
      : [],
  );
  const [result, setResult] = useState<RouletteResult | null>(null);
  const [sending, setSending] = useState(false);
  const [left, setLeft] = useState(0);
  const play = usePlay(round => setPlaced(rounds => [...rounds, round]));

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(shared.phase_ends_at) - clock.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [shared, clock]);

  const latest = useRef({ placed, play });
  latest.current = { placed, play };
  const { phase, number, table_round } = shared;
  // Once the ball lies, the player's own rounds are read until the platform has paid them.
  useEffect(() => {
    if (phase !== 'result' || number === null) return undefined;
    let stopped = false;
    const { placed: bets, play: mine } = latest.current;
    const settle = async () => {
      for (let tries = 0; tries < 8 && !stopped; tries += 1) {
        const rounds = await Promise.all(bets.map(({ id }) => calls.frameRound({ params: { id } }))).catch(() => null);
        if (rounds?.every(({ state }) => state !== 'open')) {
          for (const round of rounds) mine.show(round);
          setResult(resultOf(number, rounds));
          return;
        }
        await wait(400);
      }
    };
    if (bets.length > 0) void settle();
    return () => {
      stopped = true;
    };
  }, [phase, number, table_round, calls]);
  useEffect(() => {
    if (phase !== 'betting') return;
    setResult(null);
    setPlaced(rounds => rounds.filter(one => isRouletteRound(one) && one.outcome.table_round === table_round));
  }, [phase, table_round]);

  async function place(chips: readonly Chip[]): Promise<boolean> {
    if (sending || phase !== 'betting' || play.held || chips.length === 0) return false;
    setSending(true);
    const round = await play.bet({ engine: 'roulette', bets: betsOf(chips), table_round }, totalOf(chips));
    setSending(false);
    if (round) setPlaced(rounds => [...rounds, round]);
    return round !== null;
  }
  /** Takes every bet of this round back while betting is open. */
  async function takeBack() {
    if (sending || phase !== 'betting') return;
    setSending(true);
    for (const round of placed) {
      try {
        await calls.frameRollBack({ params: { id: round.id } });
        setPlaced(rounds => rounds.filter(({ id }) => id !== round.id));
      } catch (error) {
        play.fail(error);
      }
    }
    await play.refresh();
    setSending(false);
  }

  const spinLeft = Date.parse(shared.phase_ends_at) - clock.now();
  const spun = useRef<{ round: number; ms: number } | null>(null);
  if (phase === 'spinning' && spun.current?.round !== table_round) spun.current = { round: table_round, ms: spinLeft };
  const motion: WheelMotion =
    phase === 'spinning'
      ? number === null
        ? { state: 'running' }
        : { state: 'landing', number, ms: Math.max(1200, (spun.current?.ms ?? 4000) - 400) }
      : { state: 'rest', number: phase === 'result' ? number : (shared.history[0] ?? null) };
  const table: TableState =
    phase === 'betting' ? { phase: 'open' } : phase === 'result' && number !== null ? { phase: 'done', number } : { phase: 'closed' };
  const past = phase === 'result' && number !== null ? [number, ...shared.history] : shared.history;
  return { play, shared, table, motion, past, result, left, sending, placed: placedBySpot(placed), place, takeBack };
}
