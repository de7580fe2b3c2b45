import type { Subscriptions } from '@liftoff/contract/account/access';
import type { User } from '@liftoff/contract/account/account';
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let addresses = 0;
const platform = usePlatform({ seed: 'none' });

async function newPlayer(email: string): Promise<{ id: number; caller: TestCaller }> {
  const caller = platform.caller({ ip: `198.20.${addresses++}.1` });
  const answer = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, caller };
}

const read = async (caller: TestCaller) => (await caller.send<Subscriptions>('GET', '/api/subscriptions')).body;
const change = (caller: TestCaller, request: object) =>
  caller.send<Subscriptions>('PUT', '/api/subscriptions', request);

const off = { receive_promos: false, receive_sms_promos: false, promos_waiting: null, sms_promos_waiting: null };

/** The token of the latest confirmation link sent to a player. */
async function linkOf(email: string): Promise<string> {
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
  return mails.body.flatMap(({ text }) => /confirm-offers\?token=([\w-]{43})/.exec(text)?.[1] ?? [])[0] ?? '';
}
const confirm = (token: string) => platform.caller().send('POST', '/api/subscriptions/confirmation', { token });

describe('consent to offers', () => {
  it('offers are off until the player opts in and confirms, and opting out takes effect immediately [CALL-019] [CALL-020] [PCALL-040] [C39]', async () => {
    const { caller } = await newPlayer('messages@example.com');
    expect(await read(caller)).toEqual(off);
    const again = { again_in_sec: 60 };
    expect(await change(caller, { receive_sms_promos: true })).toMatchObject({
      status: 200,
      body: { ...off, sms_promos_waiting: again },
    });
    expect((await confirm(await linkOf('messages@example.com'))).status).toBe(204);
    expect((await change(caller, { receive_promos: true })).body).toEqual({
      ...off,
      receive_sms_promos: true,
      promos_waiting: again,
    });
    expect((await confirm(await linkOf('messages@example.com'))).status).toBe(204);
    expect(await read(caller)).toEqual({ ...off, receive_promos: true, receive_sms_promos: true });
    const request = { receive_promos: false, receive_sms_promos: false };
    expect((await change(caller, request)).body).toEqual(off);
    expect(await read(caller)).toEqual(off);
    const user = (await caller.send<User>('GET', '/api/player')).body;
    expect(user).toMatchObject(request);
  });

  it('a change of consent affects only the calling player, and accepts no other field [A18] [A20]', async () => {
    const { caller } = await newPlayer('own-messages@example.com');
    const { caller: other } = await newPlayer('other-messages@example.com');
    await change(caller, { receive_promos: true });
    expect(await read(other)).toEqual(off);
    expect((await change(other, { receive_promos: true, verified: true })).status).toBe(422);
    expect((await change(other, { receive_promos: 'yes' })).status).toBe(422);
    expect(await read(other)).toEqual(off);
    expect((await platform.caller().send('GET', '/api/subscriptions')).status).toBe(401);
  });

  it('audits each change of consent with its old and new values [C36]', async () => {
    const { caller, id } = await newPlayer('consent@example.com');
    await change(caller, { receive_promos: true });
    await change(caller, { receive_promos: true });
    await confirm(await linkOf('consent@example.com'));
    await change(caller, { receive_promos: true });
    await change(caller, { receive_promos: false });
    const lines = await platform.db.query(
      `SELECT before, after FROM audit WHERE subject = $1 AND action = 'player.subscriptions_changed' ORDER BY line`,
      [`player:${id}`],
    );
    const none = { receive_promos: false, receive_sms_promos: false };
    const on = { ...none, receive_promos: true };
    expect(lines).toEqual([
      { before: none, after: on },
      { before: on, after: none },
    ]);
    const asked = await platform.db.query(`SELECT FROM audit WHERE subject = $1 AND action = 'player.offers_asked'`, [
      `player:${id}`,
    ]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['another number', '+1 416 555 0143', {}, null],
    ['no number', '', {}, null],
    ['another number and the wish anew', '+1 416 555 0143', { receive_sms_promos: true }, {}],
  ])(
    'consent to SMS offers ends with %s and is audited, but an edit that keeps the same number does not end it [C39] [C36]',
    async (_what, mobile_phone, request, waiting) => {
      addresses += 1;
      const email = `numbers-${addresses}@example.com`;
      const { caller, id } = await newPlayer(email);
      const edit = (given: object) => caller.send('PATCH', '/api/player', given);
      const first = `+1 416 555 ${1000 + addresses}`;
      await edit({ mobile_phone: first });
      await change(caller, { receive_sms_promos: true });
      await confirm(await linkOf(email));
      await edit({ mobile_phone: first, city: 'Toronto' });
      expect(await read(caller)).toEqual({ ...off, receive_sms_promos: true });
      platform.clock.advance(60_000);
      expect((await edit({ mobile_phone, ...request })).status).toBe(200);
      expect(await read(caller)).toMatchObject({ ...off, sms_promos_waiting: waiting });
      const [line] = await platform.db.query(
        `SELECT before, after FROM audit WHERE subject = $1 AND action = 'player.subscriptions_changed' ORDER BY line DESC`,
        [`player:${id}`],
      );
      const none = { receive_promos: false, receive_sms_promos: false };
      expect(line).toEqual({ before: { ...none, receive_sms_promos: true }, after: none });
    },
  );

  it('an excluded player can turn offers off but not on [C12]', async () => {
    const { caller, id } = await newPlayer('excluded-messages@example.com');
    await change(caller, { receive_sms_promos: true });
    await confirm(await linkOf('excluded-messages@example.com'));
    await platform.db.query(
      `INSERT INTO user_limits (player_id, type, period, starts_at) VALUES ($1, 'selfexclusion', 'forever', $2)`,
      [id, platform.clock.now()],
    );
    expect((await change(caller, { receive_promos: true })).body).toEqual({ ...off, receive_sms_promos: true });
    expect((await change(caller, { receive_sms_promos: false })).body).toEqual(off);
  });
});
