import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putLimit } from '../limits/put-limit.ts';
import { allAnswer, answersOf, askCall, builtCalls, sweptGame, type BuiltCall } from '../testing/ask-call.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { launchToken, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { testHouse, type TestCaller, type TestHouse } from '../testing/test-house.ts';

/* Every call, asked by whom it is not for. What it should answer stands beside it in the table. */
let house: TestHouse;
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;
beforeEach(async () => {
  house = await testHouse({ seed: 'small', env: { RATE_FACTOR: '1000' } });
  player = await signInDemo(house);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(house, player, sweptGame, 'real');
});
afterEach(() => house.close());

const cookieOf = (caller: TestCaller) => [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** As the player, or as the frame of the player's game. */
const askAsPlayer = (call: BuiltCall) =>
  call.access === 'frame' ? askCall(call, house.caller(), frame.headers) : askCall(call, player);

const ofPlayers = builtCalls.filter(({ access }) => ['player', 'tester', 'frame'].includes(access));
const notForGuests = builtCalls.filter(({ access }) => ['player', 'tester', 'frame', 'operator'].includes(access));

describe('every call that is not for guests', () => {
  it('answers nothing to a guest, and does nothing for one [A19]', async () => {
    const before = await fingerprint(house.db);
    const guest = house.caller();
    expect(await answersOf(notForGuests, call => askCall(call, guest))).toEqual(
      allAnswer(notForGuests, '401 unauthenticated'),
    );
    expect(await fingerprint(house.db)).toEqual(before);
  });

  it('answers nothing to made-up credentials, and not to those of another door [A19]', async () => {
    const cookie = cookieOf(player);
    const wrong: Record<string, string>[] = [
      { cookie: '__Host-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x-console-token': 'console' },
      { authorization: `Bearer ${'a'.repeat(43)}`, 'x-console-token': ' ' },
      { authorization: `Bearer ${[...player.cookies.values()].join('')}` },
    ];
    for (const headers of wrong)
      expect(await answersOf(notForGuests, call => askCall(call, house.caller(), headers))).toEqual(
        allAnswer(notForGuests, '401 unauthenticated'),
      );
    const byFrame = notForGuests.filter(({ access }) => access !== 'frame');
    expect(await answersOf(byFrame, call => askCall(call, house.caller(), frame.headers))).toEqual(
      allAnswer(byFrame, '401 unauthenticated'),
    );
    const byCookie = notForGuests.filter(({ access }) => access === 'frame' || access === 'operator');
    expect(await answersOf(byCookie, call => askCall(call, house.caller(), { cookie }))).toEqual(
      allAnswer(byCookie, '401 unauthenticated'),
    );
  });
});

describe('every call of a player', () => {
  it('answers nothing once they have signed out, neither the session nor a frame of it [A10]', async () => {
    const cookie = cookieOf(player);
    expect((await player.send('DELETE', '/api/users/sign_out')).status).toBe(204);
    const answers = await answersOf(ofPlayers, call =>
      askCall(call, house.caller(), call.access === 'frame' ? frame.headers : { cookie }),
    );
    expect(answers).toEqual(allAnswer(ofPlayers, '401 unauthenticated'));
  });

  it('answers nothing once they have excluded themselves, and no money moves [A10] [C12]', async () => {
    const cookie = cookieOf(player);
    const address = '/console/api/players/demo@liftoff.test';
    expect((await house.operator().send('POST', address, { blocked: 'self_excluded' })).status).toBe(200);
    // What was told of the exclusion goes out meanwhile; an empty account of the house may be opened ahead of a bet.
    const kept = () => fingerprint(house.db, /^(?!ledger_accounts$|events$|event_log$|outbox$)/);
    const before = await kept();
    const answers = await answersOf(ofPlayers, call =>
      askCall(call, house.caller(), call.access === 'frame' ? frame.headers : { cookie }),
    );
    expect(answers).toEqual(allAnswer(ofPlayers, '401 unauthenticated'));
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['coolingoff', 'cooling_off'],
    ['selfexclusion', 'self_excluded'],
  ] as const)('answers on a break (%s) what the table says, and no money moves [C11] [C12]', async (type, refusal) => {
    const launched = await player.send<{ launch_url: string }>('POST', `/api/games/${sweptGame}/launch`, {
      mode: 'real',
      locale: 'en-CA',
    });
    // The limit alone, as if the session had outlived it: the last line of defence is the limit itself.
    await house.db.transaction(tx =>
      putLimit(tx, house.deps, playerId, { type, period: 'month_6', endsAt: new Date('2027-11-20'), accounts: [] }),
    );
    const money = () => fingerprint(house.db, /^(?:ledger_(?:entries|transfers)|game_rounds|payments)$/);
    const before = await money();
    const asked = builtCalls.filter(({ onBreak }) => onBreak === 'refused');
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['launchGame', 'frameStart', 'frameBet', 'createDeposit']),
    );
    const late = { launch_token: launchToken(launched.body.launch_url) };
    const answers = await answersOf(asked, call =>
      call.name === 'frameStart' ? askCall(call, house.caller(), {}, late) : askAsPlayer(call),
    );
    expect(answers).toEqual(allAnswer(asked, `403 ${refusal}`));
    const served = ofPlayers.filter(({ onBreak }) => onBreak === 'served');
    const words = Object.entries(await answersOf(served, askAsPlayer));
    expect(words.filter(([, said]) => /^5|cooling_off|self_excluded/.test(said))).toEqual([]);
    expect(await money()).toEqual(before);
  });
});
