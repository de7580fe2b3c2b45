import type { Round } from '@liftoff/contract/game/game';
import type { Script } from './script.ts';

const growth = 0.13;
const multiplier = (round: Round, at: number) =>
  round.outcome.engine === 'crash'
    ? Math.floor(100 * Math.exp((growth * (at - Date.parse(round.outcome.started_at))) / 1000))
    : 100;

/** Flights that end at the multipliers in the query: `?engine=crash&ends=4.2,1.3`. */
export function scriptedCrash(query: URLSearchParams): Script {
  const ends = (query.get('ends') ?? '4.2,1.2').split(',').map(text => Math.round(Number(text) * 100));
  let next = 0;
  let point = 420;
  const crashed = (round: Round): Partial<Round> => ({
    state: 'settled',
    closed_at: new Date().toISOString(),
    outcome: { engine: 'crash', crash_hundredths: point, collected_hundredths: null, started_at: round.opened_at },
  });
  return {
    start: {
      engine: 'crash',
      identifier: 'rocket-x',
      title: 'Rocket X',
      default_stake_cents: 200,
      min_cycle_ms: 5000,
      vehicle: 'rocket',
      model: { rtp_basis_points: 9700, max_hundredths: 500_000, growth_per_sec: growth },
    },
    bet: () => {
      point = ends[next++ % ends.length] ?? 200;
      const started_at = new Date().toISOString();
      return { outcome: { engine: 'crash', crash_hundredths: null, collected_hundredths: null, started_at } };
    },
    look: round => (multiplier(round, Date.now()) > point ? crashed(round) : {}),
    collect: round => {
      const at = multiplier(round, Date.now());
      if (at > point) return crashed(round);
      return {
        state: 'settled',
        win_cents: Math.floor((Number(round.stake_cents) * at) / 100),
        closed_at: new Date().toISOString(),
        outcome: { engine: 'crash', crash_hundredths: point, collected_hundredths: at, started_at: round.opened_at },
      };
    },
  };
}
