import { randomUUID } from 'node:crypto';
import type { StaffTournament } from '@liftoff/contract/console/tournaments';
import type * as z from 'zod';
import { recordFact } from '../facts/record-fact.ts';
import type { TestPlatform } from './test-platform.ts';

type Staff = z.output<typeof StaffTournament>;

const hourMs = 3_600_000;

/** Terms that tests change where they need to: ratios from 0.50 EUR, free entry, and two prizes. */
export const usualTerms = {
  strategy: 'ratio_sum',
  min_bets: [{ currency: 'EUR', amount_cents: 50 }],
  entry: 'confirm',
  prizes: [
    { place: 1, rewards: [{ type: 'money', currency: 'EUR', amount_cents: 5_000 }] },
    { place: 2, rewards: [{ type: 'points', points: 200 }] },
  ],
} as const;

/** The form of a tournament that starts now and lasts an hour. */
export const tournamentForm = (platform: TestPlatform, terms: object = {}, more: object = {}) => ({
  frontend_identifier: `cup-${randomUUID()}`,
  title: 'Comet Cup',
  currency: 'EUR',
  start_at: platform.clock.now().toISOString(),
  end_at: new Date(platform.clock.now().getTime() + hourMs).toISOString(),
  terms: { ...usualTerms, ...terms },
  ...more,
});

/** Creates a tournament as staff do, and starts it now. */
export async function startTournament(platform: TestPlatform, terms: object = {}): Promise<Staff> {
  const created = await platform
    .operator()
    .send<Staff>('POST', '/console/api/tournaments', tournamentForm(platform, terms));
  if (created.status !== 201) throw new Error(`No tournament: ${JSON.stringify(created.body)}`);
  const path = `/console/api/tournaments/${created.body.id}/start`;
  const started = await platform.operator().send<Staff>('POST', path, { now: true });
  if (started.status !== 200) throw new Error(`Not started: ${JSON.stringify(started.body)}`);
  return started.body;
}

interface SettledInput {
  readonly player: number;
  readonly stake?: bigint;
  readonly win?: bigint;
  readonly currency?: string;
  readonly game?: string;
  readonly own?: bigint;
  readonly openedAt?: Date;
}

/** Records the fact of a settled round, as a bet does, and returns the round's id. */
export async function settleRound(platform: TestPlatform, of: SettledInput): Promise<string> {
  const round = randomUUID();
  const at = platform.clock.now();
  const { player, stake = 100n, win = 0n, currency = 'EUR', game = 'deep-sea-salvage', own = stake } = of;
  const parts = [
    { source: 'cash' as const, grant: null, amount: own },
    { source: 'bonus' as const, grant: 1, amount: stake - own },
  ];
  const data = { player, round, game, engine: 'slot' as const, currency, stake, win, jackpot_win: 0n, parts };
  await platform.db.transaction(tx =>
    recordFact(tx, { kind: 'round_settled', at, data: { ...data, opened_at: of.openedAt ?? at } }),
  );
  return round;
}

/** Records the fact that a settled round was taken back. */
export async function takeRoundBack(platform: TestPlatform, player: number, round: string): Promise<void> {
  const at = platform.clock.now();
  const data = { player, round, game: 'deep-sea-salvage', engine: 'slot' as const, currency: 'EUR', stake: 100n };
  await platform.db.transaction(tx =>
    recordFact(tx, {
      kind: 'round_rolled_back',
      at,
      data: { ...data, win: 0n, jackpot_win: 0n, opened_at: at, settled_at: at },
    }),
  );
}

/** The id of a seeded player. */
export async function playerIdOf({ db }: Pick<TestPlatform, 'db'>, email: string): Promise<number> {
  const [row] = await db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
  if (row === undefined) throw new Error(`No player ${email}`);
  return Number(row.id);
}

/** Moves the clock past the end of all tournaments and lets their jobs run until nothing is left to do. */
export async function endTournaments(platform: TestPlatform): Promise<void> {
  platform.clock.advance(2 * hourMs);
  for (let run = 0; run < 6; run += 1) {
    platform.clock.advance(5_000);
    await platform.jobs.runDue();
  }
}

/** Removes all running tournaments from a test's platform, so that a round counts only in those of the next test. */
export async function cancelTournaments({ db }: Pick<TestPlatform, 'db'>): Promise<void> {
  await db.query(`UPDATE tournaments SET state = 'cancelled' WHERE state IN ('published', 'closed')`);
}
