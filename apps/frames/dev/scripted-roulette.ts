import type { Round, TableState } from '@liftoff/contract/game/game';
import { spotOf } from '../src/engines/roulette/spots.ts';
import type { Script } from './script.ts';

const bettingMs = 12_000;
const cycleMs = 22_000;

/** Spins that land on the numbers in the query: `?engine=roulette&numbers=17,0`; `&live` makes it a shared table. */
export function scriptedRoulette(query: URLSearchParams): Script {
  const numbers = (query.get('numbers') ?? '17,0,36').split(',').map(Number);
  const live = query.has('live');
  let next = 0;
  const numberOf = (round: number) => numbers[round % numbers.length] ?? 0;
  const table = (): TableState => {
    const now = Date.now();
    const round = Math.floor(now / cycleMs);
    const into = now - round * cycleMs;
    const phase = into < bettingMs ? 'betting' : into < bettingMs + 7000 ? 'spinning' : 'result';
    const ends =
      round * cycleMs + (phase === 'betting' ? bettingMs : phase === 'spinning' ? bettingMs + 7000 : cycleMs);
    return {
      table_round: round,
      phase,
      phase_ends_at: new Date(ends).toISOString(),
      now: new Date(now).toISOString(),
      number: phase === 'betting' ? null : numberOf(round),
      history: [36, 32, 5, 0, 22, 9, 31, 14, 2, 26, 19, 8, 24, 17],
      commitment: '6cad0f3b6330d441cb4c05bff71ca8e693a1f4f7a6a6a064442217d93191ecc7',
      players: 7,
    };
  };
  const paid = (bets: { spot: string; stake_cents: number | string }[], number: number) =>
    bets.map(bet => {
      const covered = spotOf(bet.spot)?.numbers ?? [];
      return { ...bet, win_cents: covered.includes(number) ? Number(bet.stake_cents) * (36 / covered.length) : 0 };
    });
  const settled = (
    bets: { spot: string; stake_cents: number | string }[],
    number: number,
    round: number | null,
  ): Partial<Round> => {
    const done = paid(bets, number);
    return {
      state: 'settled',
      win_cents: done.reduce((sum, { win_cents }) => sum + win_cents, 0),
      closed_at: new Date().toISOString(),
      outcome: { engine: 'roulette', number, table_round: round, bets: done },
    };
  };
  return {
    start: {
      engine: 'roulette',
      identifier: 'european-roulette',
      title: 'European roulette',
      provider_title: 'Salon Nine',
      live,
      stakes_cents: [50, 100, 150, 200, 500, 1000, 100_000],
      min_cycle_ms: 5000,
      table: live ? table() : null,
    },
    table,
    bet: ({ input }) => {
      if (input.engine !== 'roulette') return {};
      if (!live) return settled(input.bets, numbers[next++ % numbers.length] ?? 0, null);
      const bets = input.bets.map(bet => ({ ...bet, win_cents: null }));
      return { outcome: { engine: 'roulette', number: null, table_round: table().table_round, bets } };
    },
    look: round => {
      const { outcome } = round;
      if (outcome.engine !== 'roulette' || outcome.table_round === null || round.state !== 'open') return {};
      const now = table();
      const over = now.table_round > outcome.table_round || now.phase === 'result';
      return over ? settled(outcome.bets, numberOf(outcome.table_round), outcome.table_round) : {};
    },
  };
}
