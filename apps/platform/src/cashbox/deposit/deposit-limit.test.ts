import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLimit } from '../../limits/set-limit.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { signInDemo } from '../../testing/play.ts';
import { testPlatform, usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

const hourMs = 3_600_000;

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  // Moves earlier deposits out of the limit's window and lets earlier open deposits expire.
  platform.clock.advance(48 * hourMs);
  await platform.jobs.runDue();
  await platform.jobs.runDue();
  await platform.db.query('DELETE FROM user_limit_accounts');
  await platform.db.query('DELETE FROM user_limits');
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const limitTo = (currency: string, amount: bigint, period: 'day' | 'week' = 'day') =>
  platform.db.transaction(tx =>
    setLimit(tx, platform.deps, playerId, { type: 'deposit', period, endsAt: null, accounts: [{ currency, amount }] }),
  );
interface Said {
  payment: { id: string };
  refusal?: string;
  limit?: LimitLeft;
}
const deposit = (currency: string, amount_cents: number) =>
  player.send<Said>('POST', '/payments/deposits', { method_id: 'card', currency, amount_cents });
async function credit(id: string, currency: string, amount_cents: number): Promise<void> {
  const body = JSON.stringify({
    event_id: platform.deps.id(),
    payment_id: id,
    state: 'succeeded',
    amount_cents,
    currency,
    account: `player-${playerId}`,
  });
  const headers = {
    [signatureHeader]: sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body),
  };
  expect((await platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers)).status).toBe(200);
}
async function deposited(currency: string, amount: number): Promise<void> {
  const begun = await deposit(currency, amount);
  expect(begun.status).toBe(201);
  await credit(begun.body.payment.id, currency, amount);
}
const refused = (left_cents: number, currency: string, until: string | null, period = 'day') => ({
  status: 403,
  body: { refusal: 'limit_reached', limit: { type: 'deposit', period, currency, left_cents, until } },
});

describe('a deposit limit', () => {
  it('a deposit limit counts gross deposits, so a withdrawal frees no room for more [C5]', async () => {
    await limitTo('EUR', 10_000n);
    await payByCard(platform, player, 8_000);
    const { status, body } = await withdraw(player, { amount_cents: 8_000 });
    expect([status, body.state]).toEqual([201, 'processing']);
    const until = new Date(platform.clock.now().getTime() + 24 * hourMs).toISOString();
    expect(await deposit('EUR', 3_000)).toMatchObject(refused(2_000, 'EUR', until));
    expect((await deposit('EUR', 2_000)).status).toBe(201);
  });

  it("a deposit limit of EUR 100 a day counts deposits in CAD at the platform's rate [C7] [I9]", async () => {
    await limitTo('EUR', 10_000n);
    expect(await deposit('CAD', 500_000)).toMatchObject(refused(15_105, 'CAD', null));
    await deposited('CAD', 10_000);
    const until = new Date(platform.clock.now().getTime() + 24 * hourMs).toISOString();
    // CAD 100 is EUR 66.20, which leaves EUR 33.80 or CAD 51.05.
    expect(await deposit('CAD', 5_106)).toMatchObject(refused(5_105, 'CAD', until));
    expect(await deposit('EUR', 3_381)).toMatchObject(refused(3_380, 'EUR', until));
    await deposited('EUR', 3_380);
    expect(await deposit('CAD', 3_000)).toMatchObject(refused(0, 'CAD', until));
    platform.clock.advance(24 * hourMs + 1);
    player = await signInDemo(platform);
    expect((await deposit('CAD', 15_105)).status).toBe(201);
  });

  it('a limit set in a second currency also applies to the first, and the lowest of several limits applies [C4] [C7]', async () => {
    await limitTo('CAD', 10_000n);
    await limitTo('EUR', 50_000n, 'week');
    expect(await deposit('EUR', 6_621)).toMatchObject(refused(6_620, 'EUR', null));
    expect((await deposit('EUR', 6_620)).status).toBe(201);
  });

  it('a deposit limit covers all sites of the platform, so another site address gives no extra room [C7]', async () => {
    const mirrored = await testPlatform({
      seed: 'none',
      db: platform.db,
      random: 'mirror',
      env: { SITE_ORIGINS: 'http://localhost:3000,http://mirror.test:3000' },
    });
    mirrored.clock.moveTo(platform.clock.now());
    await limitTo('EUR', 10_000n);
    const at = async (origin: string, amount_cents: number) => {
      const caller = mirrored.caller();
      const headers = { origin, host: new URL(origin).host };
      const user = { email: 'demo@liftoff.test', password: 'Liftoff-2026!' };
      expect((await caller.send('POST', '/api/users/sign_in', { user }, headers)).status).toBe(200);
      const body = { method_id: 'card', currency: 'EUR', amount_cents };
      return caller.send<Said>('POST', '/payments/deposits', body, headers);
    };
    expect((await at('http://localhost:3000', 6_000)).status).toBe(201);
    expect(await at('http://mirror.test:3000', 4_001)).toMatchObject(refused(4_000, 'EUR', null));
    expect((await at('http://mirror.test:3000', 4_000)).status).toBe(201);
    expect(await at('http://localhost:3000', 2_000)).toMatchObject(refused(0, 'EUR', null));
    await mirrored.open.stop();
  });

  it('a deposit limit counts undecided deposits in any currency [I9]', async () => {
    await limitTo('EUR', 10_000n);
    expect((await deposit('CAD', 10_000)).status).toBe(201);
    expect(await deposit('EUR', 3_381)).toMatchObject(refused(3_380, 'EUR', null));
    expect((await deposit('EUR', 3_380)).status).toBe(201);
    expect(await deposit('EUR', 2_000)).toMatchObject(refused(0, 'EUR', null));
  });

  it('a deposit limit counts credited and undecided deposits together [I9]', async () => {
    await limitTo('EUR', 10_000n);
    await deposited('EUR', 4_000);
    const until = new Date(platform.clock.now().getTime() + 24 * hourMs).toISOString();
    expect((await deposit('EUR', 3_000)).status).toBe(201);
    expect(await deposit('EUR', 3_001)).toMatchObject(refused(3_000, 'EUR', until));
    expect((await deposit('EUR', 3_000)).status).toBe(201);
  });

  it('concurrent deposits in two currencies cannot exceed a deposit limit [I9]', async () => {
    await limitTo('EUR', 10_000n);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? deposit('EUR', 3_000) : deposit('CAD', 4_532))),
    );
    // Each deposit is worth about EUR 30, so three fit.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.refusal === 'limit_reached')).toHaveLength(9);
  });

  it('a deposit limit is not exceeded when one deposit is credited while others begin [I9]', async () => {
    await limitTo('EUR', 10_000n);
    for (let round = 0; round < 6; round += 1) {
      const first = await deposit('EUR', 6_000);
      expect(first.status).toBe(201);
      const [, ...others] = await Promise.all([
        credit(first.body.payment.id, 'EUR', 6_000),
        ...Array.from({ length: 4 }, () => deposit('EUR', 4_001)),
      ]);
      expect(others.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      platform.clock.advance(24 * hourMs + 1);
      player = await signInDemo(platform);
    }
  });

  it('deposits begun within the limit are credited, even if the limit is reached or lowered before the money arrives [C2]', async () => {
    await limitTo('EUR', 10_000n);
    const first = (await deposit('EUR', 5_000)).body.payment;
    const second = (await deposit('EUR', 5_000)).body.payment;
    await limitTo('EUR', 100n);
    await credit(first.id, 'EUR', 5_000);
    await credit(second.id, 'EUR', 5_000);
    const states = await platform.db.query<{ state: string }>(
      'SELECT state FROM payments WHERE id = ANY ($1::uuid[])',
      [[first.id, second.id]],
    );
    expect(states.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
    expect(await deposit('EUR', 2_000)).toMatchObject(refused(0, 'EUR', expect.any(String) as string));
  });
});
