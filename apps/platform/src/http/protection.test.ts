import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sign, signatureHeader } from './signature.ts';
import { putLimit, type PutLimit } from '../limits/put-limit.ts';
import { openPoints } from '../points/points.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { reachSuperPrize } from '../testing/adventure.ts';
import { allAnswer, answersOf, askCall, builtCalls, sweptGame, type BuiltCall } from '../testing/ask-call.ts';
import { issueBonus } from '../testing/bonus.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { loseYesterday } from '../testing/lose.ts';
import { lotteryWithPoints } from '../testing/lottery.ts';
import { giveMoney, launchToken, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { issueTestSpins } from '../testing/spins.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

/*
 * Makes every call that gives money, play or a reward, with a valid body, as each kind of player who must not have
 * it. A new call is included automatically by what it declares to give (`brings`).
 */
const deposited = 5_000;
/** Starting a frame ends the previous game, so `frameStart` comes after the bet. */
const calls = builtCalls
  .filter(({ brings = 'nothing' }) => brings !== 'nothing')
  .toSorted((a, b) => Number(a.name === 'frameStart') - Number(b.name === 'frameStart'));
const ofPlayers = calls.filter(({ access }) => access !== 'webhook');

let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;
let late: string;
let lottery: string;
let adventure: string;
let payment: string;
/** Extra headers that set where the player and the frame call from. */
let headers: Record<string, string>;
/** The player's own items that calls name, by call. */
let own: Readonly<Record<string, string>>;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, sweptGame, 'real');
  const launched = await player.send<{ launch_url: string }>('POST', `/api/games/${sweptGame}/launch`, {
    mode: 'real',
    locale: 'en-CA',
  });
  late = launchToken(launched.body.launch_url);
  const begun = await player.send<{ payment: { id: string } }>('POST', '/payments/deposits', {
    method_id: 'card',
    amount_cents: deposited,
    currency: 'EUR',
  });
  payment = begun.body.payment.id;
  lottery = await lotteryWithPoints(platform, 'demo@liftoff.test');
  adventure = await reachSuperPrize(platform, playerId);
  await platform.db.transaction(tx => openPoints(platform.deps).give(tx, playerId, 10_000n, 'test'));
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  await loseYesterday(platform, playerId);
  headers = {};
  await setTable(platform, [pointsSegment('a', 1)]);
  own = {
    activateBonus: String(await issueBonus(platform, playerId, { amount: 1_000n })),
    activateFreespins: String(await issueTestSpins(platform, playerId)),
    openLootbox: (await newBox(platform, player)).id,
  };
});
afterEach(() => platform.close());

const webhook = () => {
  const body = {
    event_id: randomUUID(),
    payment_id: payment,
    state: 'succeeded',
    amount_cents: deposited,
    currency: 'EUR',
    account: `player-${playerId}`,
  };
  const secret = platform.config.secret('webhook:sandbox-card');
  return platform.caller().send<{ refusal?: string }>('POST', '/webhooks/payments/sandbox-card', body, {
    [signatureHeader]: sign(secret, platform.clock.now(), JSON.stringify(body)),
  });
};
const ask = (call: BuiltCall) => {
  if (call.name === 'frameStart') return askCall(call, platform.caller(), headers, { launch_token: late });
  if (call.name === 'claimSuperPrize') return askCall(call, player, headers, { adventure });
  if (call.name === 'buyTickets') return askCall(call, player, headers, { id: lottery });
  if (call.access === 'webhook') return webhook();
  if (call.access === 'frame') return askCall(call, platform.caller(), { ...headers, ...frame.headers });
  const id = own[call.name];
  return askCall(call, player, headers, id === undefined ? {} : { id });
};
const money = () =>
  fingerprint(
    platform,
    /^(?:ledger_(?:entries|transfers)|game_(?:rounds|round_acts|sessions)|payments|lottery_tickets)$/,
  );
const cash = async (): Promise<bigint> => {
  const [row] = await platform.db.query<{ balance: bigint }>(
    `SELECT balance FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND currency = 'EUR'`,
    [`player:${playerId}`],
  );
  return row?.balance ?? 0n;
};

const limit = (put: Pick<PutLimit, 'type'> & Partial<PutLimit>) =>
  platform.db.transaction(tx =>
    putLimit(tx, platform.deps, playerId, { period: 'day', endsAt: null, accounts: [], ...put }),
  );
const none = [{ currency: 'EUR', amount: 0n }];

const onBreak = "if (block === 'self_excluded' || block === 'cooling_off') return ";
const tooYoung = ["if (age?.refused === 'under_age') return age;", 'if (age) return age;'];
/** The guard statements that refuse players on a break. */
const breakSwitches = {
  'game/frame/launch.ts': ['if (block) return refuse(block);'],
  'game/gates/real-play.ts': [`${onBreak}refuse(block);`],
  'cashbox/deposit/create-deposit.ts': [`${onBreak}refuse(block);`],
  'cashbox/withdrawal/reserved-funds.ts': [`${onBreak}block;`],
  'limits/protected-from-gifts.ts': [`${onBreak}refuse(block);`],
};
const placeSwitches = {
  'game/frame/launch.ts': ["if (mode === 'real' && openCountry(licencePolicy, call.country) === null) return refuse"],
  'game/gates/real-play.ts': ['  inOpenCountry(ruleFor),\n'],
  'cashbox/deposit/create-deposit.ts': ['if (openCountry(licencePolicy, country) === null) return refuse'],
  'limits/protected-from-gifts.ts': ['if (openCountry(licencePolicy, country) === null) return refuse'],
};

interface Unprotected {
  /**
   * The guard statements that refuse this player, by file. Without the statements of a file, its call would succeed.
   */
  readonly switches: Readonly<Record<string, readonly string[]>>;
  /** The answer to every player or frame call. */
  readonly answer: string;
  /** Whether a deposit paid now is credited for play. */
  readonly credits: boolean;
  readonly become: () => unknown;
}

/** Each `become` changes the player's situation while a session, a game and a deposit are already in progress. */
const players: Readonly<Record<string, Unprotected>> = {
  'an excluded player': {
    switches: breakSwitches,
    answer: '403 self_excluded',
    credits: false,
    become: () => limit({ type: 'selfexclusion', period: 'forever' }),
  },
  'a player who cools off': {
    switches: breakSwitches,
    answer: '403 cooling_off',
    credits: false,
    become: () => limit({ type: 'coolingoff', endsAt: new Date('2027-11-20') }),
  },
  'a player under age': {
    switches: {
      'game/frame/launch.ts': tooYoung,
      'game/gates/real-play.ts': ['  ofAge,\n', '  withProfile,\n'],
      'cashbox/deposit/create-deposit.ts': tooYoung,
      'limits/protected-from-gifts.ts': ['if (age !== null) return age;'],
      'cashbox/withdrawal/reserved-funds.ts': ["if (profileAge(player, now) !== null) return 'under_age';"],
    },
    answer: '422 under_age',
    credits: false,
    become: () => platform.db.query(`UPDATE players SET date_of_birth = '2010-01-01' WHERE id = $1`, [playerId]),
  },
  'a player in a closed country': {
    switches: placeSwitches,
    answer: '451 country_closed',
    credits: true,
    become: () => (headers = { 'x-test-country': 'US' }),
  },
  'a player nobody knows where': {
    switches: placeSwitches,
    answer: '451 country_closed',
    credits: true,
    become: async () => {
      headers = { 'x-test-country': '' };
      await player.send('GET', '/api/player', undefined, headers);
    },
  },
  'a player with limits reached': {
    switches: {
      'game/frame/launch.ts': ['if (block) return refuse(block);'],
      'game/gates/real-play.ts': ['  withinLimits,\n'],
      'limits/protected-from-gifts.ts': ['return block === null ? null : refuse(block);'],
      'cashbox/deposit/create-deposit.ts': ['if (!mayDeposit(counting, body.currency, amount, exchangeRates)) {'],
    },
    answer: '403 limit_reached',
    credits: true,
    become: async () => {
      for (const type of ['loss', 'wager', 'deposit'] as const) await limit({ type, accounts: none });
    },
  },
};

describe('calls that give money, play or a reward', () => {
  it('the tested calls include every way to money, play and rewards, and all succeed for a player without restrictions [C8]', async () => {
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'launchGame',
        'frameStart',
        'frameBet',
        'createDeposit',
        'paymentWebhook',
        'activateBonus',
        'activateFreespins',
        'useCoupon',
        'joinTournament',
        'buyTickets',
        'openLootbox',
        'exchangeMoney',
        'exchange',
      ]),
    );
    const words = Object.values(await answersOf(calls, ask));
    expect(words.filter(said => !/^20\d answered$/.test(said))).toEqual([]);
  });

  it.each(Object.entries(players))(
    'each guard statement against %s is in the source exactly once',
    async (_who, { switches }) => {
      for (const [file, statements] of Object.entries(switches)) {
        const source = await readFile(join(import.meta.dirname, '..', file), 'utf8');
        for (const statement of statements) expect(source.split(statement), `${file}: ${statement}`).toHaveLength(2);
      }
    },
  );

  it.each(Object.entries(players))(
    'calls that give money, play or a reward give nothing to %s [C8] [C11] [C12] [C25] [C27] [I10]',
    async (_who, { answer, become, credits }) => {
      await become();
      const [before, had] = [await money(), await cash()];
      expect(await answersOf(ofPlayers, ask)).toEqual(allAnswer(ofPlayers, answer));
      expect(await money()).toEqual(before);
      expect(await webhook()).toMatchObject({ status: 200 });
      expect((await cash()) - had).toBe(credits ? BigInt(deposited) : 0n);
    },
  );

  it.each(Object.entries(players))(
    'neither bonus money nor free spins can be staked by %s [C8] [C11] [C12] [I10]',
    async (_who, { become }) => {
      const bet = async (freespins?: string) => {
        platform.clock.advance(10_000);
        const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 }, ...(freespins && { freespins }) };
        return (await platform.caller().send('POST', '/frame/api/bet', body, { ...headers, ...frame.headers })).status;
      };
      const spins = own['activateFreespins'];
      await player.send('POST', `/api/player/bonuses/${own['activateBonus']}/activation`);
      await player.send('POST', `/api/player/freespins/${spins}/activation`, { game: sweptGame });
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
      expect([await bet(), await bet(spins)]).toEqual([200, 200]);
      await become();
      const before = await money();
      for (const status of [await bet(), await bet(spins)]) expect(status).toBeGreaterThanOrEqual(400);
      expect(await money()).toEqual(before);
    },
  );
});

describe('a player who changes country during a game', () => {
  const elsewhere = (country: string | null) => {
    const caller = platform.caller({ country });
    for (const [name, value] of player.cookies) caller.cookies.set(name, value);
    return caller;
  };
  const bet = async () => {
    platform.clock.advance(10_000);
    return await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
  };
  const closed = { status: 451, body: { refusal: 'country_closed' } };

  it.each(['US', ''])(
    'a player cannot bet once the page calls from country %j, and can bet again after returning [C27]',
    async country => {
      expect((await bet()).status).toBe(200);
      await elsewhere(country).send('GET', '/api/player', undefined, { 'x-background': '1' });
      expect(await bet()).toMatchObject(closed);
      expect(await bet()).toMatchObject(closed);
      await elsewhere('CA').send('GET', '/api/player');
      expect((await bet()).status).toBe(200);
    },
  );

  it('a player cannot bet from a closed country even before the page has made a call from there [C27]', async () => {
    const input = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    const from = { ...frame.headers, 'x-test-country': 'US' };
    expect(await platform.caller().send('POST', '/frame/api/bet', input, from)).toMatchObject(closed);
    expect((await bet()).status).toBe(200);
  });

  it('a player in a closed country can continue a demo game, which has no real stake [C27]', async () => {
    const demo = await openFrameOf(platform, player, sweptGame, 'demo');
    await elsewhere('US').send('GET', '/api/player');
    expect((await demo.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
  });
});
