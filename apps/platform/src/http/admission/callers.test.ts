import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sign, signatureHeader } from '../signature.ts';
import { putLimit } from '../../limits/put-limit.ts';
import {
  allAnswer,
  answersOf,
  askCall,
  builtCalls,
  providerOf,
  sweptGame,
  wordsOf,
  type BuiltCall,
} from '../../testing/ask-call.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { launchToken, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { sampleOf } from '../../testing/sample.ts';
import { testConsoleToken } from '../../testing/test-config.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

/* Makes every call as a caller it is not meant for. The expected answers are in the table below. */
let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, sweptGame, 'real');
});
afterEach(() => platform.close());

const cookieOf = (caller: TestCaller) => [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Calls as the player, or as the player's game frame for frame calls. */
const askAsPlayer = (call: BuiltCall) =>
  call.access === 'frame' ? askCall(call, platform.caller(), frame.headers) : askCall(call, player);

const ofPlayers = builtCalls.filter(({ access }) => ['player', 'tester', 'frame'].includes(access));
const notForGuests = builtCalls.filter(({ access }) => ['player', 'tester', 'frame', 'operator'].includes(access));

describe('calls that are not open to guests', () => {
  it('every call that is not open to guests refuses a guest and has no effect [A19]', async () => {
    const before = await fingerprint(platform);
    const guest = platform.caller();
    expect(await answersOf(notForGuests, call => askCall(call, guest))).toEqual(
      allAnswer(notForGuests, '401 unauthenticated'),
    );
    expect(await fingerprint(platform)).toEqual(before);
  });

  it('every call that is not open to guests refuses made-up credentials and credentials for another access level [A19]', async () => {
    const cookie = cookieOf(player);
    const wrong: Record<string, string>[] = [
      { cookie: '__Host-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x-console-token': 'console' },
      { authorization: `Bearer ${'a'.repeat(43)}`, 'x-console-token': ' ' },
      { authorization: `Bearer ${[...player.cookies.values()].join('')}` },
    ];
    for (const headers of wrong)
      expect(await answersOf(notForGuests, call => askCall(call, platform.caller(), headers))).toEqual(
        allAnswer(notForGuests, '401 unauthenticated'),
      );
    const byFrame = notForGuests.filter(({ access }) => access !== 'frame');
    expect(await answersOf(byFrame, call => askCall(call, platform.caller(), frame.headers))).toEqual(
      allAnswer(byFrame, '401 unauthenticated'),
    );
    const byCookie = notForGuests.filter(({ access }) => access === 'frame' || access === 'operator');
    expect(await answersOf(byCookie, call => askCall(call, platform.caller(), { cookie }))).toEqual(
      allAnswer(byCookie, '401 unauthenticated'),
    );
  });
});

/** The access levels open to each role. Calls with any other access are refused. */
const openTo = {
  'a guest': ['guest', 'optional'],
  'a player': ['guest', 'optional', 'player'],
  'a tester': ['guest', 'optional', 'player', 'tester'],
  'a VIP player': ['guest', 'optional', 'player'],
  'a player of several accounts': ['guest', 'optional', 'player'],
  'a player on a break': ['guest', 'optional', 'player'],
  'an excluded player': ['guest', 'optional'],
  'a game frame': ['guest', 'optional', 'frame'],
  'a payment provider': ['guest', 'optional', 'webhook'],
  'an operator': ['guest', 'optional', 'operator'],
} as const satisfies Record<string, readonly BuiltCall['access'][]>;
type Role = keyof typeof openTo;

/** The refusal of a call, by its access level. */
const shut: Readonly<Record<BuiltCall['access'], string>> = {
  guest: 'never',
  optional: 'never',
  player: '401 unauthenticated',
  tester: '401 unauthenticated or 403 forbidden',
  frame: '401 unauthenticated',
  operator: '401 unauthenticated',
  webhook: '401 bad_signature',
};

describe('access to every call', () => {
  const signedIn = async (name: string, blocked?: string): Promise<Record<string, string>> => {
    const email = `${name}@liftoff.test`;
    const caller = await signInDemo(platform, email);
    if (blocked !== undefined) await platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    return { cookie: cookieOf(caller) };
  };
  /** The credentials of each role. A payment provider signs each request instead. */
  const shows: Readonly<Record<Role, () => Promise<Record<string, string>>>> = {
    'a guest': async () => ({}),
    'a player': () => signedIn('new'),
    'a tester': () => signedIn('tester'),
    'a VIP player': () => signedIn('vip'),
    'a player of several accounts': () => signedIn('multi'),
    'a player on a break': () => signedIn('crypto', 'cooling_off'),
    'an excluded player': () => signedIn('estonia', 'self_excluded'),
    'a game frame': async () => frame.headers,
    'a payment provider': async () => ({}),
    'an operator': async () => ({ 'x-console-token': testConsoleToken }),
  };
  const signatureOf = (call: BuiltCall): Record<string, string> => {
    const body = JSON.stringify({ ...(sampleOf(call.body ?? z.object({})) as object) });
    return {
      [signatureHeader]: sign(platform.config.secret(`webhook:${providerOf(call)}`), platform.clock.now(), body),
    };
  };
  // Calls that end a session come last.
  const ending = ['closeAccount', 'signOut'];
  const calls = builtCalls.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name));

  it('every call admits exactly the roles that its access level names [A19]', async () => {
    const wrong: string[] = [];
    for (const [role, open] of Object.entries(openTo) as [Role, readonly string[]][]) {
      const shown = await shows[role]();
      for (const call of calls) {
        const signed = role === 'a payment provider' && call.access === 'webhook' ? signatureOf(call) : {};
        const said = wordsOf(await askCall(call, platform.caller(), { ...shown, ...signed }));
        const isShut = shut[call.access].split(' or ').includes(said);
        if (isShut === open.includes(call.access)) wrong.push(`${call.name} to ${role}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('calls that need a player', () => {
  it('every call that needs a player refuses the session and its game frame after sign-out [A10]', async () => {
    const cookie = cookieOf(player);
    expect((await player.send('DELETE', '/api/users/sign_out')).status).toBe(204);
    const answers = await answersOf(ofPlayers, call =>
      askCall(call, platform.caller(), call.access === 'frame' ? frame.headers : { cookie }),
    );
    expect(answers).toEqual(allAnswer(ofPlayers, '401 unauthenticated'));
  });

  it('every call that needs a player refuses a self-excluded player, and no money moves [A10] [C12]', async () => {
    const cookie = cookieOf(player);
    const address = '/console/api/players/demo@liftoff.test';
    expect((await platform.operator().send('POST', address, { blocked: 'self_excluded' })).status).toBe(200);
    // Excludes tables that change legitimately: events about the exclusion, and empty platform accounts opened ahead
    // of a bet.
    const kept = () => fingerprint(platform, /^(?!ledger_accounts$|events$|event_log$|outbox$)/);
    const before = await kept();
    const answers = await answersOf(ofPlayers, call =>
      askCall(call, platform.caller(), call.access === 'frame' ? frame.headers : { cookie }),
    );
    expect(answers).toEqual(allAnswer(ofPlayers, '401 unauthenticated'));
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['coolingoff', 'cooling_off'],
    ['selfexclusion', 'self_excluded'],
  ] as const)(
    'every call gives the response listed in its table entry during a break (%s), and no money moves [C11] [C12]',
    async (type, refusal) => {
      const launched = await player.send<{ launch_url: string }>('POST', `/api/games/${sweptGame}/launch`, {
        mode: 'real',
        locale: 'en-CA',
      });
      // Sets only the limit and keeps the session, to test the limit as the last line of defence.
      await platform.db.transaction(tx =>
        putLimit(tx, platform.deps, playerId, {
          type,
          period: 'month_6',
          endsAt: new Date('2027-11-20'),
          accounts: [],
        }),
      );
      const money = () => fingerprint(platform, /^(?:ledger_(?:entries|transfers)|game_rounds|payments)$/);
      const before = await money();
      const asked = builtCalls.filter(({ onBreak }) => onBreak === 'refused');
      expect(asked.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['launchGame', 'frameStart', 'frameBet', 'createDeposit']),
      );
      const late = { launch_token: launchToken(launched.body.launch_url) };
      const answers = await answersOf(asked, call =>
        call.name === 'frameStart' ? askCall(call, platform.caller(), {}, late) : askAsPlayer(call),
      );
      expect(answers).toEqual(allAnswer(asked, `403 ${refusal}`));
      const served = ofPlayers.filter(({ onBreak }) => onBreak === 'served');
      const words = Object.entries(await answersOf(served, askAsPlayer));
      expect(words.filter(([, said]) => /^5|cooling_off|self_excluded/.test(said))).toEqual([]);
      expect(await money()).toEqual(before);
    },
  );
});
