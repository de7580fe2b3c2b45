import { describe, expect, it } from 'vitest';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { signInDemo } from '../testing/play.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const since = async () =>
  (await platform.db.query<{ last: bigint }>('SELECT coalesce(max(id), 0) AS last FROM facts'))[0];
const factsAfter = async (from: { last: bigint } | undefined) =>
  await platform.db.query<{ kind: string; data: { player?: number } }>(
    'SELECT kind, data FROM facts WHERE id > $1 ORDER BY id',
    [from?.last],
  );

describe('recording facts', () => {
  it('records a registration with its sign-in and first limit, but records nothing for a refused registration', async () => {
    const before = await since();
    const caller = platform.caller({ ip: '198.51.100.91' });
    const deposit_limit = { amount_cents: 10_000, period: 'week' };
    const user = { ...signUpForm, email: 'facts@example.com', deposit_limit };
    expect((await caller.send('POST', '/api/users', { user })).status).toBe(201);
    const player = (await caller.send<{ id: number }>('GET', '/api/player')).body.id;
    const { country, currency } = signUpForm;
    expect(await factsAfter(before)).toEqual([
      { kind: 'player_registered', data: { player, country, currency, licence: 'CW' } },
      { kind: 'signed_in', data: { player } },
      {
        kind: 'limit_changed',
        data: { player, limit: expect.any(String) as string, type: 'deposit', period: 'week' },
      },
    ]);
    const after = await since();
    expect((await caller.send('POST', '/api/users', { user })).status).toBe(422);
    expect(await factsAfter(after)).toEqual([]);
  });

  it('records group changes by the player and by the operator, and the beginning and every state of a payment', async () => {
    const player = await signInDemo(platform);
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    const before = await since();
    await player.send('POST', '/api/player/groups', { groups: { add: [543] } });
    await platform.operator().send('POST', '/console/api/players/demo%40liftoff.test', { groups: [21] });
    // Setting the same groups again records nothing.
    await platform.operator().send('POST', '/console/api/players/demo%40liftoff.test', { groups: [21] });
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<Begun>('POST', '/payments/deposits', body);
    const frame = framePath(begun.body);
    await platform.caller().send('POST', `${frame}/pay`, { card: 'tok_succeeds' });
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    const paid = { player: id, payment: begun.body.payment.id, action: 'deposit', currency: 'EUR', amount: '5000' };
    const payment = { ...paid, method: 'card', offer: null };
    // Seeded promotions give rewards to other players meanwhile.
    const own = (await factsAfter(before)).filter(({ data }) => data.player === id);
    expect(own).toEqual([
      { kind: 'groups_changed', data: { player: id, groups: expect.arrayContaining(['543']) as string[] } },
      { kind: 'groups_changed', data: { player: id, groups: ['21'] } },
      { kind: 'payment_begun', data: payment },
      { kind: 'payment_moved', data: { ...payment, state: 'succeeded' } },
    ]);
  });
});

it('an idle platform writes nothing to run its fact job', async () => {
  const second = async () => {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    return await platform.db.query(`SELECT name, next_at FROM job_turns WHERE name LIKE '%facts%' ORDER BY name`);
  };
  await second();
  const idle = await second();
  expect(await second()).toEqual(idle);
  await platform.db.query(`INSERT INTO facts (kind, at, data) VALUES ('signed_in', now(), '{"player": 1}')`);
  expect(await second()).not.toEqual(idle);
});

describe("the operator's view of facts", () => {
  const reported = async () =>
    (
      await platform.operator().send<{
        consumers: { name: string; waiting: number }[];
        set_aside: { consumer: string; position: number; kind: string; error: string }[];
      }>('GET', '/console/api/facts')
    ).body;
  const metrics = async () => await (await platform.open.app.request('/metrics', {}, {})).text();

  it('shows the operator how many facts each consumer has waiting and set aside, and applies a set-aside fact once its cause is fixed', async () => {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    await platform.db.query(
      `INSERT INTO facts (kind, at, data) VALUES ('round_settled', now(), '{"stake": "a lot"}'::jsonb)`,
    );
    for (let seconds = 0; seconds < 8; seconds += 1) {
      platform.clock.advance(1_000);
      await platform.jobs.runDue();
    }
    const { consumers, set_aside } = await reported();
    expect(consumers.map(({ name }) => name)).toEqual(expect.arrayContaining(['jackpots', 'harm']));
    expect(consumers.map(({ waiting }) => waiting)).toEqual(consumers.map(() => 0));
    /** The consumers that read rounds. */
    const readers = set_aside.map(({ consumer }) => consumer);
    expect(readers).toEqual(expect.arrayContaining(['jackpots', 'harm']));
    expect(new Set(set_aside.map(({ kind }) => kind))).toEqual(new Set(['round_settled']));
    expect(await metrics()).toMatch(/^platform_facts_waiting\{consumer="jackpots"\} 0$/m);
    expect(await metrics()).toContain(`\nplatform_facts_set_aside ${readers.length}\n`);
    const address = `/console/api/facts/jackpots/${set_aside[0]?.position}`;
    const apply = async (path = address) => await platform.operator().send('POST', path);
    expect(await apply()).toMatchObject({ status: 200, body: { applied: false } });
    const [demo] = await platform.db.query<{ id: bigint }>(`SELECT id FROM players WHERE email = 'demo@liftoff.test'`);
    const round = {
      player: Number(demo?.id),
      round: '0190a1b2-0000-7000-8000-000000000001',
      game: 'undertow-ways',
      engine: 'slot',
      currency: 'EUR',
      stake: '2000',
      parts: [{ source: 'cash', grant: null, amount: '2000' }],
      win: '0',
      jackpot_win: '0',
    };
    await platform.db.query('UPDATE facts SET data = $2::jsonb WHERE position = $1', [
      set_aside[0]?.position,
      JSON.stringify(round),
    ]);
    expect(await apply()).toMatchObject({ status: 200, body: { applied: true } });
    expect((await apply()).status).toBe(404);
    for (const path of ['/console/api/facts/jackpots/none', '/console/api/facts/nobody/1'])
      expect((await apply(path)).status).toBe(404);
    const others = readers.filter(name => name !== 'jackpots');
    expect((await reported()).set_aside.map(({ consumer }) => consumer)).toEqual(others);
    for (const name of others)
      expect(await apply(address.replace('jackpots', name))).toMatchObject({ status: 200, body: { applied: true } });
    expect((await reported()).set_aside).toEqual([]);
    const { consumers: idle } = await reported();
    await platform.db.query(`INSERT INTO facts (kind, at, data) VALUES ('signed_in', now(), '{"player": 1}')`);
    expect((await reported()).consumers).toEqual(idle.map(({ name, waiting }) => ({ name, waiting: waiting + 1 })));
  });
});
