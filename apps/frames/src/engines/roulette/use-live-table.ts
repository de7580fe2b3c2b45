import type { Round, TableState as SharedTable } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { usePlay } from '../../frame/use-play.ts';
import { useResume } from '../../frame/use-resume.ts';
import type { BoardState } from './spot-state.ts';
import { totalOf, type Chip } from './chips.ts';
import { isRouletteRound, resultOf, type RouletteResult } from './round-sum.ts';
import { betsOf } from './use-private-spin.ts';
import { useLeftBehind } from './use-left-behind.ts';
import { useTableState } from '../../table/use-table-state.ts';
import type { WheelMotion } from './wheel.tsx';

/** Amounts staked in open rounds, by spot. */
function placedBySpot(rounds: readonly Round[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const round of rounds.filter(isRouletteRound)) {
    for (const { spot, stake_cents } of round.outcome.bets) sums.set(spot, (sums.get(spot) ?? 0n) + minor(stake_cents));
  }
  return sums;
}

const isOf = (tableRound: number) => (round: Round) =>
  isRouletteRound(round) && round.outcome.table_round === tableRound;

/**
 * A shared live table. Bets are placed while betting is open, can be taken back until it closes, and are paid
 * together.
 */
export function useLiveTable(first: SharedTable) {
  const { start, calls, clock, host } = useFrame();
  const shared = useTableState(first);
  const [placed, setPlaced] = useState<readonly Round[]>(() => start.open_rounds.filter(isOf(first.table_round)));
  const [result, setResult] = useState<RouletteResult | null>(null);
  const [sending, setSending] = useState(false);
  const [left, setLeft] = useState(0);
  const play = usePlay();
  const placedIn = (round: Round) =>
    setPlaced(rounds => [...rounds.filter(({ id }) => id !== round.id), ...(round.state === 'open' ? [round] : [])]);
  useResume(play, placedIn);
  const followed = useLeftBehind(play, [...start.open_rounds, ...placed], shared.table_round);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(shared.phase_ends_at) - clock.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [shared, clock]);

  const { phase, number, table_round } = shared;
  /** Reads the player's rounds and shows them if the platform has paid all of them; otherwise resolves to `false`. */
  const readPaid = useEffectEvent(async (fallen: number): Promise<boolean> => {
    if (placed.length === 0) return true;
    const rounds = await Promise.all(placed.map(({ id }) => calls.frameRound({ params: { id }, query: {} }))).catch(
      () => null,
    );
    if (!rounds?.every(({ state }) => state !== 'open')) return false;
    play.show(...rounds);
    followed.end(rounds);
    setResult(resultOf(fallen, rounds));
    return true;
  });
  useEffect(() => {
    if (phase !== 'result' || number === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (tries: number) => {
      if (!(await readPaid(number)) && tries > 0) timer = setTimeout(() => void look(tries - 1), 400);
    };
    void look(8);
    return () => clearTimeout(timer);
  }, [phase, number]);
  useEffect(() => {
    if (phase !== 'betting') return;
    setResult(null);
    setPlaced(rounds => rounds.filter(isOf(table_round)));
  }, [phase, table_round]);

  async function place(chips: readonly Chip[]): Promise<boolean> {
    if (sending || phase !== 'betting' || play.isPaused || chips.length === 0) return false;
    setSending(true);
    const round = await play.bet({ engine: 'roulette', bets: betsOf(chips), table_round }, totalOf(chips));
    setSending(false);
    if (round) placedIn(round);
    return round !== null;
  }
  /** Takes back the latest `bets` bets in this round; all of them by default. Works only while betting is open. */
  async function takeBack(bets = placed.length) {
    if (sending || phase !== 'betting') return;
    setSending(true);
    for (const round of placed.slice(Math.max(0, placed.length - bets))) {
      try {
        const body = { act_id: crypto.randomUUID(), act: { name: 'roll_back' } } as const;
        await calls.frameAct({ params: { id: round.id }, body });
        setPlaced(rounds => rounds.filter(({ id }) => id !== round.id));
        followed.end([round]);
        host.post({ type: 'liftoff:frame', event: 'round', phase: 'shown', round: round.id });
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
  const table: BoardState =
    phase === 'betting'
      ? { phase: 'open' }
      : phase === 'result' && number !== null
        ? { phase: 'done', number }
        : { phase: 'closed' };
  const past = phase === 'result' && number !== null ? [number, ...shared.history] : shared.history;
  return { play, shared, table, motion, past, result, left, sending, placed: placedBySpot(placed), place, takeBack };
}
