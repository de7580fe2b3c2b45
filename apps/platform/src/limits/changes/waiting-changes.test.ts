import type { UserLimit } from '@liftoff/contract/limits/limits';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownLimits, type OwnLimits } from '../../testing/own-limits.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

/** Tests of raising and removing limits, which take a delay and the player's confirmation. */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let own: OwnLimits;
let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  own = ownLimits(platform);
});
beforeEach(async () => {
  player = await own.begin();
});

const later = (ms: number) => new Date(platform.clock.now().getTime() + ms).toISOString();
const amountOf = (limit: UserLimit | undefined) => limit?.accounts[0]?.amount_cents;
const invalid = (token: string) => ({ status: 422, body: { refusal: 'invalid', errors: { token: [token] } } });

describe('raising a limit', () => {
  it.each([
    ['CW', 'day', 24 * hourMs],
    ['CA-ON', 'day', 24 * hourMs],
    ['EE', 'week', 24 * hourMs],
    ['SE', 'day', 72 * hourMs],
    ['SE', 'week', 7 * dayMs],
  ])(
    "a raise under the licence %s, for a limit per %s, applies only after its delay and the player's confirmation [C3] [CALL-079]",
    async (licence, period, delayMs) => {
      await own.asLicence(licence);
      await own.loss(5_000, period);
      const asked = platform.clock.now().getTime();
      const { body } = await own.loss(9_000, period);
      expect(body).toMatchObject({
        accounts: [{ amount_cents: 5_000 }],
        pending: {
          removal: false,
          accounts: [{ currency: 'EUR', amount_cents: 9_000 }],
          confirmable_at: later(delayMs),
          expires_at: later(delayMs + 7 * dayMs),
        },
      });
      const token = await own.mailed();
      platform.clock.moveTo(new Date(asked + delayMs - 1));
      expect(await own.confirm(token)).toMatchObject(invalid('too_early'));
      platform.clock.moveTo(new Date(asked + delayMs));
      // The end of the delay alone raises nothing.
      await own.signIn();
      expect(amountOf(await own.only())).toBe(5_000);
      expect(await own.confirm(token)).toMatchObject({ status: 200, body: { type: 'loss', period, confirmed: true } });
      expect(amountOf(await own.only())).toBe(9_000);
      expect((await own.only()).pending).toBeNull();
      expect(await own.confirm(token)).toMatchObject(invalid('unknown'));
    },
  );

  it('a raise that is not confirmed within a week expires and is no longer pending [C3]', async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    const token = await own.mailed();
    platform.clock.advance(8 * dayMs);
    expect(await own.confirm(token)).toMatchObject(invalid('expired'));
    await own.signIn();
    expect(await own.only()).toMatchObject({ pending: null, accounts: [{ amount_cents: 5_000 }] });
  });

  it('requesting the same raise again keeps its delay and sends no second email, while another amount starts a new delay [C3]', async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    const first = await own.mailed();
    const until = later(dayMs);
    platform.clock.advance(hourMs / 6);
    expect((await own.loss(9_000)).body.pending?.confirmable_at).toBe(until);
    expect(await own.mails()).toHaveLength(1);
    expect((await own.loss(8_000)).body.pending?.confirmable_at).toBe(later(dayMs));
    const second = await own.mailed();
    platform.clock.advance(dayMs);
    expect(await own.confirm(first)).toMatchObject(invalid('unknown'));
    expect((await own.confirm(second)).status).toBe(200);
    await own.signIn();
    expect(amountOf(await own.only())).toBe(8_000);
  });

  it('requesting different minutes for a session limit starts a new delay [C3]', async () => {
    const session = (minutes: number) => own.set({ type: 'session', period: 'day', minutes });
    await session(60);
    await session(120);
    platform.clock.advance(hourMs / 6);
    expect((await session(180)).body.pending).toMatchObject({ minutes: 180, confirmable_at: later(dayMs) });
    expect(await own.mails()).toHaveLength(2);
  });

  it('the same amount in another currency is a different raise, and replaces the first one [C3]', async () => {
    await player.send('POST', '/api/player/accounts', { currency: 'CAD' });
    await own.loss(5_000);
    expect((await own.loss(5_000, 'day', 'CAD')).body.accounts).toHaveLength(2);
    await own.loss(9_000);
    const { body } = await own.loss(9_000, 'day', 'CAD');
    expect(body.pending?.accounts).toEqual([{ currency: 'CAD', amount_cents: 9_000 }]);
    expect(await own.mails()).toHaveLength(2);
  });

  it('removing a limit and setting it again does not avoid the delay of a raise [C3]', async () => {
    const { id } = (await own.loss(5_000)).body;
    expect((await own.remove(id)).body).toMatchObject({
      accounts: [{ amount_cents: 5_000 }],
      pending: { removal: true },
    });
    expect((await own.loss(9_000)).body).toMatchObject({
      id,
      accounts: [{ amount_cents: 5_000 }],
      pending: { removal: false },
    });
    expect(amountOf(await own.only())).toBe(5_000);
  });

  it("a raise is emailed to the player with a link to the platform's own address [A17]", async () => {
    await own.loss(5_000);
    await player.send(
      'POST',
      '/api/user_limits',
      { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 9_000 },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    );
    const [text] = await own.mails();
    expect(text).toContain('Loss limit (daily), from €50.00 to €90.00');
    expect(text).toContain(`${platform.config.siteOrigins[0]}/profile/limits/confirm?token=`);
    expect(text).not.toContain('evil.example');
  });

  it("the email about a raise names the limit in the player's language, or in English if there are no texts in that language", async () => {
    await own.loss(5_000);
    const named = async (language: string, amount: number) => {
      await platform.db.query('UPDATE players SET language = $1 WHERE email = $2', [language, 'demo@liftoff.test']);
      // Mails sent at the same moment have no defined order.
      platform.clock.advance(1_000);
      await own.loss(amount);
      return (await own.mails())[0];
    };
    try {
      expect(await named('de', 7_000)).toContain('Verlust, täglich');
      expect(await named('en-KW', 8_000)).toContain('Loss limit (daily), from €50.00 to €80.00');
    } finally {
      await platform.db.query(`UPDATE players SET language = 'en-CA' WHERE email = 'demo@liftoff.test'`);
    }
  });

  it('a raise can no longer be confirmed if its limit has ended in the meantime', async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    const token = await own.mailed();
    const block = await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'none' });
    expect(block.status).toBe(200);
    platform.clock.advance(dayMs);
    expect(await own.confirm(token)).toMatchObject(invalid('unknown'));
    await own.signIn();
    expect(await own.list()).toEqual([]);
  });

  it('a raise cannot be confirmed with a token of another kind or with an unknown token [A17]', async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    const token = await own.mailed();
    platform.clock.advance(dayMs);
    await platform.db.query(`UPDATE mail_tokens SET purpose = 'unlock' WHERE used_at IS NULL`);
    expect(await own.confirm(token)).toMatchObject(invalid('unknown'));
    expect(await own.confirm('a'.repeat(43))).toMatchObject(invalid('unknown'));
    await own.signIn();
    expect(amountOf(await own.only())).toBe(5_000);
  });

  it('refuses a raise or a removal under a licence without a policy, but accepts a lower limit [C3] [D16]', async () => {
    await own.loss(5_000);
    await own.asLicence('none');
    expect(await own.loss(9_000)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    const { id } = await own.only();
    expect(await own.remove(id)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    expect((await own.loss(4_000)).status).toBe(201);
    expect((await own.only()).pending).toBeNull();
  });
});

describe('the removal of a limit', () => {
  it("a removal takes effect only after its delay and the player's confirmation [C3] [CALL-078] [CALL-079]", async () => {
    const { id } = (await own.loss(5_000)).body;
    expect(await own.remove(id)).toMatchObject({
      status: 200,
      body: {
        id,
        accounts: [{ amount_cents: 5_000 }],
        pending: { removal: true, accounts: [], confirmable_at: later(dayMs) },
      },
    });
    const token = await own.mailed();
    expect((await own.mails())[0]).toContain('Loss limit (daily), €50.00');
    platform.clock.advance(dayMs - 1_000);
    expect(await own.confirm(token)).toMatchObject(invalid('too_early'));
    platform.clock.advance(2_000);
    await own.signIn();
    expect(await own.list()).toHaveLength(1);
    expect((await own.confirm(token)).status).toBe(200);
    expect(await own.list()).toEqual([]);
    expect(await own.remove(id)).toMatchObject({ status: 404 });
  });

  it('repeating a removal with the same idempotency key returns the same response [A24]', async () => {
    const { id } = (await own.loss(5_000)).body;
    const key = { 'idempotency-key': randomUUID() };
    const first = await own.remove(id, key);
    platform.clock.advance(1_000);
    expect((await own.remove(id, key)).body).toEqual(first.body);
    expect(await own.mails()).toHaveLength(1);
    await own.loss(4_000);
    expect((await own.remove(id, key)).body).toEqual(first.body);
    expect((await own.only()).pending).toBeNull();
  });
});
