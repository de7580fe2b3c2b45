import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { playerIdOf, settleRound } from '../testing/tournaments.ts';

const demo = 'demo@liftoff.test';
const gold = 'vip@liftoff.test';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
});
afterEach(() => platform.close());

const idOf = (email: string) => playerIdOf(platform, email);
const change = (email: string, body: object) => platform.operator().send('POST', `/console/api/players/${email}`, body);
const groupsOf = async (email: string) =>
  (
    await platform.db.query<{ group_id: string }>(
      'SELECT group_id FROM player_groups WHERE player_id = $1 ORDER BY group_id',
      [await idOf(email)],
    )
  ).map(({ group_id: id }) => id);

/** Records a credited deposit and a settled round, in cents. */
async function play(email: string, deposits: bigint, bets: bigint): Promise<void> {
  const player = await idOf(email);
  await platform.db.transaction(tx =>
    recordFact(tx, {
      kind: 'payment_moved',
      at: platform.clock.now(),
      data: {
        player,
        payment: randomUUID(),
        action: 'deposit',
        state: 'succeeded',
        currency: 'EUR',
        amount: deposits,
        method: 'card',
        offer: null,
      },
    }),
  );
  await settleRound(platform, { player, stake: bets });
}

/** Moves the clock into the next quarter and lets the jobs of all processes run at once. */
async function endQuarter(...others: { platform: Pick<TestPlatform, 'jobs'> }[]): Promise<void> {
  platform.clock.advance(92 * 86_400_000);
  for (let run = 0; run < 8; run += 1) {
    platform.clock.advance(61_000);
    await Promise.all([platform, ...others.map(other => other.platform)].map(({ jobs }) => jobs.runDue()));
  }
}

const evaluations = async (email: string) =>
  await platform.db.query(
    'SELECT quarter, status_before, status_after, deposits, bets FROM vip_evaluations WHERE player_id = $1 ORDER BY quarter',
    [await idOf(email)],
  );
const sentGroups = async (email: string) =>
  (
    await platform.db.query<{ data: { groups: string[] } }>(
      'SELECT data FROM events WHERE channel = $1 UNION ALL SELECT data FROM outbox WHERE channel = $1',
      [`groups_updates#${await idOf(email)}`],
    )
  ).map(({ data }) => data.groups.toSorted());

describe('the end of a quarter', () => {
  it('two processes move each player once to the status that the quarter earned, and open pages receive their groups [PX-81]', async () => {
    const other = platform.another();
    await change(demo, { groups: ['21', '256'] });
    await play(demo, 1_200_000n, 12_000_000n);
    const before = (await sentGroups(demo)).length;
    await endQuarter(other);
    expect(await evaluations(demo)).toEqual([
      {
        quarter: '2026-Q4',
        status_before: 'STAR',
        status_after: 'SILVER',
        deposits: 1_200_000n,
        bets: 12_000_000n,
      },
    ]);
    expect(await groupsOf(demo)).toEqual(['21', '258']);
    expect((await sentGroups(demo)).slice(before)).toEqual([['21', '258']]);
    const lines = await platform.db.query(
      `SELECT before, after FROM audit WHERE action = 'player.vip_evaluated' AND subject = $1`,
      [`player:${await idOf(demo)}`],
    );
    expect(lines).toEqual([{ before: { status: 'STAR' }, after: { status: 'SILVER', quarter: '2026-Q4' } }]);
    const given = await platform.db.query(`SELECT reward FROM given_rewards WHERE cause = 'vip:2026-Q4'`);
    expect(given).toEqual([{ reward: { type: 'group', group: '258' } }]);
  });

  it('a player who reached no mark falls by one step, even without any play [PX-81]', async () => {
    await play(demo, 1n, 1n);
    const before = (await sentGroups(gold)).length;
    await endQuarter();
    expect(await groupsOf(gold)).toContain('258');
    expect(await groupsOf(gold)).not.toContain('259');
    expect((await sentGroups(gold)).length).toBe(before + 1);
    expect(await evaluations(demo)).toMatchObject([{ status_before: 'REGULAR', status_after: 'REGULAR' }]);
  });

  it('a Diamond player keeps the status without play [PX-81]', async () => {
    await change(gold, { groups: ['759'] });
    await play(demo, 1n, 1n);
    await endQuarter();
    expect(await groupsOf(gold)).toEqual(['759']);
  });

  it('a player on a break neither rises nor falls [PX-07] [C15]', async () => {
    await play(demo, 1_200_000n, 12_000_000n);
    await change(gold, { blocked: 'self_excluded' });
    await change(demo, { blocked: 'self_excluded' });
    await endQuarter();
    expect(await groupsOf(gold)).toContain('259');
    expect(await groupsOf(demo)).not.toContain('258');
    expect(await evaluations(demo)).toMatchObject([{ status_before: 'REGULAR', status_after: 'REGULAR' }]);
  });

  it('a deposit and a round in the last second of the quarter still count, because the evaluation waits for them [PX-81]', async () => {
    await play(demo, 1n, 1n);
    platform.clock.advance(Date.parse('2026-12-31T23:59:59.500Z') - platform.clock.now().getTime());
    await platform.jobs.runDue();
    await play(demo, 600_000n, 6_000_000n);
    platform.clock.advance(10_000);
    for (let run = 0; run < 8; run += 1) {
      await platform.jobs.runDue();
      platform.clock.advance(61_000);
    }
    expect(await evaluations(demo)).toMatchObject([{ status_after: 'RISING_STAR', bets: 6_000_001n }]);
  });

  it('a second evaluation of a player in the same quarter changes nothing', async () => {
    await play(demo, 600_000n, 6_000_000n);
    await endQuarter();
    await change(demo, { groups: ['257'] });
    const payload = { quarter: '2026-Q4', player: await idOf(demo) };
    await platform.db.transaction(tx => platform.jobs.schedule(tx, 'vip:status', platform.clock.now(), payload));
    await platform.jobs.runDue();
    expect(await groupsOf(demo)).toEqual(['257']);
  });
});
