import type { Person } from '@liftoff/rules/account/same-person';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sign, signatureHeader } from '../../http/signature.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { registerChecks } from './register-checks.ts';
import { sandboxRegisters } from './sandbox-register.ts';

/** A player under a licence that has a register. */
const email = 'estonia@liftoff.test';
const register = 'HAMPI';
const slot = 'deep-sea-salvage';
const dayMs = 86_400_000;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
});
afterEach(() => platform.close());

interface Register {
  name: string;
  state: string;
  asked: number;
  listed: number;
}
const change = (body: object) => platform.operator().send<Register>('POST', `/console/api/registers/${register}`, body);
const asked = async () =>
  (await platform.operator().send<Register[]>('GET', '/console/api/registers')).body.find(
    ({ name }) => name === register,
  )?.asked;
const signIn = (of = email, caller = platform.caller({ country: 'EE' })) =>
  caller.send('POST', '/api/users/sign_in', { user: { email: of, password: 'Liftoff-2026!' } });
/** The token of a sign-in link that an operator issues; it works once. */
async function linkWord(): Promise<string> {
  const issued = await platform
    .operator()
    .send<{ autologin_link: string }>('POST', `/console/api/players/${email}/autologin`);
  return new URL(issued.body.autologin_link).searchParams.get('autologin_token') ?? '';
}
const byLink = (autologin_token: string) =>
  platform.caller({ country: 'EE' }).send('POST', '/api/users/autologin', { user: { autologin_token } });
const signUp = (address = `${randomUUID()}@example.com`) =>
  platform
    .caller({ country: 'EE' })
    .send('POST', '/api/users', { user: { ...signUpForm, email: address, country: 'EE', currency: 'EUR' } });
const unavailable = { status: 503, body: { refusal: 'unavailable' } };
const out = { status: 403, body: { refusal: 'self_excluded' } };

async function inGame(): Promise<{ player: TestCaller; bet: () => Promise<{ status: number; body: object }> }> {
  const player = await signInDemo(platform, email);
  await platform.operator().send('POST', `/console/api/players/${email}`, {
    balance: { currency: 'EUR', amount_cents: 10_000 },
  });
  const frame = await openFrameOf(platform, player, slot, 'real');
  return {
    player,
    bet: () => {
      platform.clock.advance(10_000);
      return frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    },
  };
}
/** Simulates a change of day while the game is open. */
const nextDay = () => platform.db.query(`UPDATE register_checks SET day = day - 1`);
const rounds = async () => (await platform.db.query('SELECT FROM game_rounds')).length;

describe.each(['down', 'slow'])('a register that is %s', state => {
  it('while a register does not respond, nobody can register, sign in, or place the first bet of a day [C14]', async () => {
    const { bet } = await inGame();
    expect((await bet()).status).toBe(200);
    await change({ state });
    expect((await bet()).status).toBe(200);
    await nextDay();
    expect(await bet()).toMatchObject(unavailable);
    expect(await rounds()).toBe(2);
    expect(await signIn()).toMatchObject(unavailable);
    expect(await byLink(await linkWord())).toMatchObject(unavailable);
    const players = await platform.db.query('SELECT FROM players');
    expect(await signUp()).toMatchObject(unavailable);
    expect(await platform.db.query('SELECT FROM players')).toHaveLength(players.length);
    await change({ state: 'up' });
    expect((await bet()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await byLink(await linkWord())).status).toBe(200);
    expect((await signUp()).status).toBe(201);
  });
});

describe('a person who is listed in a register', () => {
  it('a listed person can neither register nor sign in until they are removed from the register [C14]', async () => {
    const other = `${randomUUID()}@example.com`;
    const word = await linkWord();
    await change({ list: email });
    await change({ list: other });
    expect(await byLink(word)).toMatchObject(out);
    expect(await signIn()).toMatchObject(out);
    expect(await signUp(other)).toMatchObject(out);
    expect((await signUp()).status).toBe(201);
    await change({ unlist: email });
    expect((await signIn()).status).toBe(200);
  });

  it('a listed player is detected at the first bet of a day, and loses games and sessions [C14]', async () => {
    const { player, bet } = await inGame();
    expect((await bet()).status).toBe(200);
    await change({ list: email });
    expect((await bet()).status).toBe(200);
    await nextDay();
    expect(await bet()).toMatchObject(out);
    expect(await rounds()).toBe(2);
    expect((await player.send('GET', '/api/player')).body).toEqual({});
    expect((await bet()).status).toBe(401);
    expect(await platform.db.query(`SELECT actor, after FROM audit WHERE action = 'register.listed'`)).toEqual([
      { actor: 'house', after: { registers: [register] } },
    ]);
  });

  it.each([
    ['on the same day', 0],
    ['a day later', dayMs],
  ])('a deposit paid after its player was found in a register, %s, does not enter play [C14]', async (_when, after) => {
    const player = await signInDemo(platform, email);
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<{ payment: { id: string } }>('POST', '/payments/deposits', body);
    await change({ list: email });
    expect(await signIn()).toMatchObject(out);
    platform.clock.advance(after);
    const word = {
      event_id: randomUUID(),
      payment_id: begun.body.payment.id,
      state: 'succeeded',
      amount_cents: 5_000,
      currency: 'EUR',
      account: `player-${id}`,
    };
    const secret = platform.config.secret('webhook:sandbox-card');
    await platform.caller().send('POST', '/webhooks/payments/sandbox-card', word, {
      [signatureHeader]: sign(secret, platform.clock.now(), JSON.stringify(word)),
    });
    const [payment] = await platform.db.query('SELECT state, held_for FROM payments WHERE id = $1', [word.payment_id]);
    expect(payment).toEqual({ state: 'rejected', held_for: 'self_excluded' });
  });
});

describe('several registers', () => {
  const person: Person = {
    email: 'a@example.com',
    phone: null,
    firstName: null,
    lastName: null,
    birth: null,
    postalCode: null,
    iban: null,
  };
  type Answer = () => Promise<boolean>;
  const found: Answer = async () => true;
  const unknown: Answer = async () => false;
  const away: Answer = async () => {
    throw new Error('away');
  };
  /** An abort controller, and a promise that resolves when somebody listens to its signal. */
  const listenedTo = () => {
    const stop = new AbortController();
    const listened = new Promise<'listened'>(resolve => {
      const listen = stop.signal.addEventListener.bind(stop.signal);
      vi.spyOn(stop.signal, 'addEventListener').mockImplementation((...of: Parameters<typeof listen>) => {
        listen(...of);
        resolve('listened');
      });
    });
    return { stop, listened };
  };
  /** A licence with one register, and a country with another one. */
  const place = { licence: 'EE', country: 'AU' };
  const verdict = (first: Answer, second: Answer) =>
    registerChecks(
      platform,
      [
        { name: 'HAMPI', holds: first },
        { name: 'BetStop', holds: second },
      ],
      async () => undefined,
    ).ofPerson(person, place);

  it('several registers let a person through only if all of them respond and none of them lists the person [C14]', async () => {
    expect(await verdict(unknown, unknown)).toBeNull();
    const listed: readonly (readonly [Answer, Answer])[] = [
      [found, unknown],
      [unknown, found],
      [found, away],
      [away, found],
    ];
    for (const [one, other] of listed) expect(await verdict(one, other)).toEqual({ refused: 'self_excluded' });
    const silent: readonly (readonly [Answer, Answer])[] = [
      [away, unknown],
      [unknown, away],
      [away, away],
    ];
    for (const [one, other] of silent) expect(await verdict(one, other)).toEqual({ refused: 'unavailable' });
  });

  it('a register that a licence names but the platform does not offer lets nobody through [C14]', async () => {
    const checks = registerChecks(platform, [], async () => undefined);
    expect(await checks.ofPerson(person, place)).toEqual({ refused: 'unavailable' });
  });

  it('only registers that do not respond are logged, with the reason [C14]', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: line => void lines.push(line) });
    const registers = [
      { name: 'HAMPI', holds: unknown },
      { name: 'BetStop', holds: away },
    ] as const;
    const deps = { ...platform.deps, log };
    await registerChecks({ ...platform, deps }, registers, async () => undefined).ofPerson(person, place);
    expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: 'an exclusion register did not answer',
        err: expect.objectContaining({ message: 'away' }) as unknown,
      }),
    ]);
  });

  it('the registers are queried about a player once a day, and again on request [C14]', async () => {
    let times = 0;
    const count: Answer = async () => {
      times += 1;
      return false;
    };
    const [player] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
    const id = Number(player?.id);
    const checks = registerChecks(platform, [{ name: register, holds: count }], async () => undefined);
    expect(await checks.ofPlayer(id)).toBeNull();
    expect(await checks.ofPlayer(id)).toBeNull();
    expect(times).toBe(1);
    expect(await checks.ofPlayer(id, 'again')).toBeNull();
    expect(times).toBe(2);
    await platform.db.query('UPDATE register_checks SET listed = true');
    expect(await checks.ofPlayer(id)).toEqual({ refused: 'self_excluded' });
    platform.clock.advance(dayMs);
    expect(await checks.ofPlayer(id)).toBeNull();
    expect(times).toBe(3);
  });

  it('the register check refuses a player who does not exist [C14]', async () => {
    const checks = registerChecks(platform, [{ name: register, holds: unknown }], async () => undefined);
    expect(await checks.ofPlayer(9_999_999)).toEqual({ refused: 'unauthenticated' });
  });

  it('a slow sandbox register does not respond until it is aborted, and fails immediately if it was aborted before [C14]', async () => {
    await change({ state: 'slow' });
    const slow = sandboxRegisters(platform.db).find(({ name }) => name === register);
    await expect(slow?.holds(person, AbortSignal.abort())).rejects.toThrow('took too long');
    const { stop, listened } = listenedTo();
    const answer = slow?.holds(person, stop.signal).catch((error: unknown) => error);
    expect(await Promise.race([listened, answer])).toBe('listened');
    stop.abort();
    expect(await answer).toMatchObject({ message: 'The register took too long' });
  });
});

describe('a register', () => {
  it("a register is queried at each sign-in, and once a day for a player's bets [C14]", async () => {
    const { player, bet } = await inGame();
    expect(await asked()).toBe(1);
    for (let bets = 0; bets < 3; bets += 1) expect((await bet()).status).toBe(200);
    expect(await asked()).toBe(1);
    await signIn();
    expect(await asked()).toBe(2);
    platform.clock.advance(dayMs);
    await platform.db.query('UPDATE sessions SET started_at = $1, seen_at = $1', [platform.clock.now()]);
    expect((await player.send<object>('GET', '/api/player')).body).toMatchObject({ email });
    const frame = await openFrameOf(platform, player, slot, 'real');
    const first = () => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    expect(await asked()).toBe(2);
    expect((await first()).status).toBe(200);
    platform.clock.advance(10_000);
    expect((await first()).status).toBe(200);
    expect(await asked()).toBe(3);
  });

  it('no register is queried about a player whose licence and country have no register [C14]', async () => {
    await change({ state: 'down' });
    expect((await signIn('demo@liftoff.test', platform.caller())).status).toBe(200);
    expect(await asked()).toBe(0);
  });

  it('an unknown register is not found', async () => {
    const answer = await platform.operator().send('POST', '/console/api/registers/ANY', { state: 'down' });
    expect(answer.status).toBe(404);
  });
});
