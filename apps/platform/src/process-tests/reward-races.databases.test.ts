import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import type { CompCard } from '@liftoff/contract/points-entities';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../account/sessions/sessions.ts';
import { createPlayer } from '../account/sign-up/create-player.ts';
import { countDeposits } from '../adventure/count-deposits.ts';
import type { OpenPlatform } from '../app/platform.ts';
import type { Fact } from '../facts/fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { checkPoints, pointsTotals } from '../points/check-points.ts';
import { openPoints } from '../points/points.ts';
import { calendarOf, runNow } from '../testing/adventure.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

/** Everything that gives a player something, raced fifty times at once through two processes of the platform. */

/** `RACES=200` repeats every race that often. */
const rounds = Number(process.env['RACES'] ?? (process.env['TESTS'] === 'all' ? 30 : 2));
const timeoutMs = 60_000 + rounds * 10_000;
const dayMs = 86_400_000;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
let other: OpenPlatform;
beforeAll(async () => {
  other = platform.another();
  // The first day of a run of the adventure, on which a deposit completes the first step.
  platform.clock.advance(runNow(platform).next * dayMs - platform.clock.now().getTime());
  await takeFacts(platform);
});
afterAll(async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkPoints(platform.db)).toMatchObject({ intact: true });
});

interface Racer {
  readonly id: number;
  readonly email: string;
  /** The same browser at each of the two processes. */
  readonly callers: readonly [TestCaller, TestCaller];
}

/** Signs a new player in, who has nothing yet. */
async function newRacer(groups: readonly string[] = []): Promise<Racer> {
  const { db, deps } = platform;
  const email = `racer-${randomUUID()}@liftoff.test`;
  return await db.transaction(async tx => {
    const details = { currency: 'EUR', country: 'CA', licence: 'CW', dateOfBirth: '1990-01-01' } as const;
    const wishes = { language: 'en-CA', receive_promos: false, receive_sms_promos: false };
    const player = { email, passwordHash: 'none', createdAt: deps.now(), ...details, ...wishes };
    const id = await createPlayer(tx, player);
    if (id === null) throw new Error(`${email} exists`);
    await tx.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [id]);
    for (const group of groups)
      await tx.query('INSERT INTO player_groups (player_id, group_id) VALUES ($1, $2)', [id, group]);
    const from = { playerId: id, ip: '203.0.113.7', country: 'CA', userAgent: 'test', remembered: true };
    const cookie = `__Host-session=${(await openSession(tx, deps, from)).token}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-test-ip': '203.0.113.7', 'x-test-country': 'CA' };
    return { id, email, callers: [makeCaller(platform.open.app, headers), makeCaller(other.app, headers)] };
  });
}

/** Makes a call fifty times at once, in turn at the two processes. */
const fifty = <T>({ callers: [one, two] }: Racer, run: (caller: TestCaller, at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, at) => run(at % 2 === 0 ? one : two, at)));

const givenTo = async ({ id }: Racer, causes: string) =>
  await platform.db.query<{ cause: string; reward: { points?: number } }>(
    'SELECT cause, reward FROM given_rewards WHERE player_id = $1 AND cause LIKE $2 ORDER BY cause',
    [id, causes],
  );
const runJobs = () => Promise.all([platform, other.platform].map(({ jobs }) => jobs.runDue()));

it(
  'fifty exchanges at once on two processes buy what the points pay for, in every round [PX-05] [PX-75] [I3]',
  async () => {
    const points = openPoints(platform.deps);
    for (let round = 0; round < rounds; round += 1) {
      const racer = await newRacer();
      await platform.db.transaction(tx => points.give(tx, racer.id, 3_000n, `race:${round}`));
      const cards = (await racer.callers[0].send<CompCard[]>('GET', '/api/comp_points/rates/money')).body;
      const version = cards.find(({ group }) => group === 'cash-5')?.version;
      const before = await pointsTotals(platform.db);
      const answers = await fifty(racer, caller =>
        caller.send(
          'POST',
          '/api/comp_points/exchange/money',
          { exchange: { points: 1_250, group: 'cash-5', version } },
          { 'idempotency-key': randomUUID() },
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(await points.balance(platform.db, racer.id)).toMatchObject({ chargeable: 500n });
      expect(await balanceOf(platform.db, playerAccount(racer.id, 'cash', 'EUR'))).toBe(1_000n);
      const after = await pointsTotals(platform.db);
      expect([before.outstanding - after.outstanding, after.spent - before.spent]).toEqual([2_500n, 2_500n]);
    }
  },
  timeoutMs,
);

it.each([['lootbox', 'rocket_lite'] as const, ['wheel', 'wheel_rocket_lite'] as const])(
  'fifty activations of a %s at once on two processes give one prize and return it every time [PX-76] [A23]',
  async (_kind, groupKey) => {
    const prizes = Array.from({ length: 10 }, (_, at) =>
      pointsSegment(`p${at}`, 1, { prize: { type: 'points', points: at + 1 } }),
    );
    await setTable(platform, prizes);
    for (let round = 0; round < rounds; round += 1) {
      const racer = await newRacer();
      const box = await newBox(platform, racer.callers[0], racer.email, groupKey);
      const answers = await fifty(racer, (caller, at) =>
        caller.send<Lootbox>('POST', `/api/player/lootboxes/${box.id}/activation`, { client_seed: `tab ${at}` }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const given = await givenTo(racer, 'lootbox:%');
      expect(given.map(({ cause }) => cause)).toEqual([`lootbox:${box.id}`]);
      expect(`p${(given[0]?.reward.points ?? 0) - 1}`).toBe(answers[0]?.body.items.find(({ prize }) => prize)?.id);
    }
  },
  timeoutMs,
);

it(
  'fifty jobs at once on two processes give the gift of a level once [PX-06] [PENTITY-014]',
  async () => {
    const points = openPoints(platform.deps);
    for (let round = 0; round < rounds; round += 1) {
      const racer = await newRacer();
      await settle(racer.id, 10_000n);
      await takeFacts(platform, 'points');
      const payload = { player: racer.id, level: 1, gift: 0 };
      await platform.db.transaction(async tx => {
        for (let job = 0; job < 50; job += 1)
          await platform.jobs.schedule(tx, 'points:level-gift', platform.deps.now(), payload);
      });
      await runJobs();
      expect(await givenTo(racer, 'level:%')).toEqual([
        { cause: 'level:level_1:0', reward: { type: 'points', points: 10 } },
      ]);
      const others = (await givenTo(racer, 'quest:%')).reduce((sum, { reward }) => sum + (reward.points ?? 0), 0);
      expect(await points.balance(platform.db, racer.id)).toEqual({
        chargeable: 110n + BigInt(others),
        persistent: 100n,
      });
    }
  },
  timeoutMs,
);

it(
  'a deposit that fifty turns count at once completes its day once and brings one gift [PX-80] [A23]',
  async () => {
    const calendar = calendarOf(platform);
    const { apply } = countDeposits(platform.deps, () => Promise.resolve(calendar));
    for (let round = 0; round < rounds; round += 1) {
      const racer = await newRacer([String(calendar.groupId)]);
      const data = {
        player: racer.id,
        payment: randomUUID(),
        action: 'deposit',
        currency: 'EUR',
        amount: 1_000n,
        state: 'succeeded',
        method: 'card',
        offer: null,
      } as const;
      const fact: Fact<'payment_moved'> = { kind: 'payment_moved', position: 1, at: platform.clock.now(), data };
      const count = () => platform.db.transaction(tx => apply(tx, [fact]));
      await Promise.all(Array.from({ length: 50 }, count));
      platform.clock.advance(1_000);
      await runJobs();
      expect((await givenTo(racer, 'adventure:%')).map(({ cause }) => cause.split(':').slice(-2))).toEqual([
        ['step', '1'],
      ]);
      expect(await platform.db.query('SELECT FROM spin_sets WHERE player_id = $1', [racer.id])).toHaveLength(1);
    }
  },
  timeoutMs,
);

/** Records a settled round on pokies with this much of the player's own money, in euro cents. */
async function settle(player: number, stake: bigint): Promise<void> {
  const parts = [{ source: 'cash' as const, grant: null, amount: stake }];
  const game = { game: 'undertow-ways', engine: 'slot' as const, currency: 'EUR' };
  const data = { player, round: randomUUID(), ...game, stake, parts, win: 0n, jackpot_win: 0n };
  await platform.db.transaction(tx => recordFact(tx, { kind: 'round_settled', at: platform.clock.now(), data }));
}
