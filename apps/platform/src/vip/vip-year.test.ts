import type { VipProgress } from '@liftoff/contract/vip-entities';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FactData } from '../facts/fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { playerIdOf, settleRound } from '../testing/tournaments.ts';

const platform = usePlatform({ seed: 'small' });
const email = 'demo@liftoff.test';

/** What the player deposits and stakes in each quarter, in euro. */
const quarters = [
  { id: '2026-Q4', deposits: [2_000, 5_500], bets: [40_000, 35_000] },
  { id: '2027-Q1', deposits: [18_500], bets: [100_000, 79_999] },
  { id: '2027-Q2', deposits: [], bets: [] },
  { id: '2027-Q3', deposits: [59_999], bets: [900_000] },
  { id: '2027-Q4', deposits: [500], bets: [12_000] },
  { id: '2028-Q1', deposits: [60_000], bets: [600_000] },
  { id: '2028-Q2', deposits: [], bets: [10] },
];

/** Statuses with the euro that each requires, copied from the published figures and not from the rules. */
const table = [
  { name: 'REGULAR', deposits: 0, bets: 0 },
  { name: 'RISING_STAR', deposits: 6_000, bets: 60_000 },
  { name: 'STAR', deposits: 7_500, bets: 75_000 },
  { name: 'BRONZE', deposits: 9_000, bets: 90_000 },
  { name: 'SILVER', deposits: 12_000, bets: 120_000 },
  { name: 'GOLD', deposits: 18_000, bets: 180_000 },
  { name: 'PLATINUM', deposits: 30_000, bets: 300_000 },
  { name: 'DIAMOND', deposits: 60_000, bets: 600_000 },
];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function recomputed(): string[] {
  const statuses: string[] = [];
  let place = 0;
  for (const { deposits, bets } of quarters) {
    if (place < table.length - 1) {
      let reached = 0;
      for (const [n, takes] of table.entries())
        if (sum(deposits) >= takes.deposits && sum(bets) >= takes.bets) reached = n;
      place = reached >= place ? reached : place - 1;
    }
    statuses.push(table[place]?.name ?? '');
  }
  return statuses;
}

async function deposit(player: number, euro: number): Promise<void> {
  const data: FactData<'payment_moved'> = {
    player,
    payment: randomUUID(),
    action: 'deposit',
    state: 'succeeded',
    currency: 'EUR',
    amount: BigInt(euro) * 100n,
    method: 'card',
    offer: null,
  };
  const at = platform.clock.now();
  await platform.db.transaction(tx => recordFact(tx, { kind: 'payment_moved', at, data }));
}

it('seven quarters of deposits and play end in the statuses that an independent recomputation names [PX-81]', async () => {
  const player = await playerIdOf(platform, email);
  // Seeded deposits would count too.
  await takeFacts(platform);
  await platform.db.query('DELETE FROM vip_sums');
  const statuses: string[] = [];
  for (const { deposits, bets } of quarters) {
    for (const euro of deposits) await deposit(player, euro);
    for (const euro of bets) await settleRound(platform, { player, stake: BigInt(euro) * 100n });
    platform.clock.advance(91 * 86_400_000);
    for (let run = 0; run < 5; run += 1) {
      platform.clock.advance(61_000);
      await platform.jobs.runDue();
    }
    const caller = await signInDemo(platform, email);
    statuses.push((await caller.send<VipProgress>('GET', '/jam/vip_status_progress')).body.currentStatus);
  }
  const evaluated = await platform.db.query<{ quarter: string }>(
    'SELECT quarter FROM vip_evaluations WHERE player_id = $1 ORDER BY quarter',
    [player],
  );
  expect(evaluated.map(({ quarter }) => quarter)).toEqual(quarters.map(({ id }) => id));
  expect(statuses).toEqual(recomputed());
  expect(statuses).toEqual(['STAR', 'SILVER', 'BRONZE', 'PLATINUM', 'GOLD', 'DIAMOND', 'DIAMOND']);
});
