import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countingGames } from '../jackpot/counting-games.ts';
import { drawLevels } from '../jackpot/round-settled.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { payByCard, withdraw } from '../testing/withdraw.ts';

/* What the two sets of market rules change in the product. Each rule is tested in both, with its whole path. */

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const wheel = 'roulette-royale';
/** A game that feeds a jackpot. */
const counting = 'undertow-ways';
const grown = '1990-05-17';
const closed = { status: 451, body: { refusal: 'country_closed' } };

interface Home {
  country?: string;
  licence?: string;
  state?: string | null;
  born?: string;
}

/** Moves the player to another home; without parts, to Alberta under the licence of Curaçao. */
function live({ db }: TestPlatform, { country = 'CA', licence = 'CW', state = 'Alberta', born = grown }: Home = {}) {
  const code = country === 'CA' ? (state === 'Ontario' ? 'M5V 2T6' : 'T2P 1J9') : '6000';
  return db.query(
    'UPDATE players SET country = $2, licence = $3, state = $4, date_of_birth = $5, postal_code = $6 WHERE email = $1',
    [email, country, licence, state, born, code],
  );
}

const launch = (caller: TestCaller, game: string, mode: 'real' | 'demo') =>
  caller.send<{ launch_url: string }>('POST', `/api/games/${game}/launch`, { mode });

describe.each(['default', 'strict'] as const)('the %s set of market rules', set => {
  const isStrict = set === 'strict';
  const platform = usePlatform({ seed: 'small', env: { MARKET_RULES: set } });
  let player: TestCaller;
  beforeAll(async () => {
    await live(platform);
    await payByCard(platform, await signInDemo(platform), 5_000);
  });
  beforeEach(async () => {
    await live(platform);
    await giveMoney(platform, email, 'EUR', 1_000_000);
    platform.clock.advance(10_000);
    player = await signInDemo(platform);
  });
  const open = (game: string, mode: 'real' | 'demo' = 'real') => openFrameOf(platform, player, game, mode);
  const spin = { engine: 'slot', stake_cents: 100 };

  it.each([
    ['under the licence of Curaçao in Germany', { country: 'DE', state: null }, isStrict ? 100 : null],
    ['under the licence of Germany in Canada', { licence: 'DE' }, 100],
    ['of 21 years under the licence of Great Britain', { licence: 'GB', born: '2005-01-01' }, 200],
    ['of 36 years under the licence of Great Britain', { licence: 'GB' }, 500],
    ['under the licence of Curaçao in Canada', {}, null],
  ] as const)('limits the stake of a player %s, by place and age [C23]', async (_who, home, most) => {
    await live(platform, home);
    const frame = await open(slot);
    const stakes = frame.start.stakes_cents.map(Number);
    if (most === null) expect(Math.max(...stakes)).toBeGreaterThan(500);
    else expect(Math.max(...stakes)).toBe(most);
    const above = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: (most ?? 500) + 1_00 });
    expect(above.status).toBe(most === null ? 200 : 422);
  });

  it.each([
    ['Germany', { country: 'DE', state: null }, isStrict ? 5_000 : 2_500],
    ['Canada', {}, 2_500],
    ['Canada under the licence of Sweden', { licence: 'SE' }, 3_000],
  ] as const)('requires the minimum cycle of slots for a player in %s [C19]', async (_where, home, cycleMs) => {
    await live(platform, home);
    const frame = await open(slot);
    expect(frame.start.min_cycle_ms).toBe(cycleMs);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    platform.clock.advance(cycleMs - 1);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
    platform.clock.advance(1);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
  });

  it('draws jackpots and feeds them only for players whose place has jackpots', async () => {
    const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
    const round = () => ({
      playerId: Number(row?.id),
      roundId: randomUUID(),
      game: counting,
      engine: 'slot' as const,
      currency: 'EUR',
      stake: 100n,
      parts: [{ source: 'cash' as const, grant: null, amount: 100n }],
      win: 0n,
      draw: (domain: string) => (n: number) => (domain.includes('-spark-') ? 0 : n - 1),
      nickname: 'Mira K***',
      at: platform.clock.now(),
    });
    const isWon = async () =>
      (await platform.db.transaction(tx => drawLevels(platform, countingGames())(tx, round()))) !== null;
    const contributed = async () => {
      const [sum] = await platform.db.query<{ micros: bigint }>(
        'SELECT sum(contributed_micros)::numeric AS micros FROM jackpot_levels',
      );
      return sum?.micros ?? 0n;
    };
    const isFed = async () => {
      const before = await contributed();
      const frame = await open(counting);
      expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
      platform.clock.advance(1_000);
      await platform.jobs.runDue();
      return (await contributed()) > before;
    };
    expect(await isWon()).toBe(true);
    expect(await isFed()).toBe(true);
    platform.clock.advance(10_000);
    await live(platform, { country: 'DE', state: null });
    expect(await isWon()).toBe(!isStrict);
    expect(await isFed()).toBe(!isStrict);
  });

  it('has the row of jackpots in the lobby only where jackpots can be advertised', async () => {
    const hasRow = async (country: string) => {
      const rows = await platform.caller({ country }).send<{ id: string }[]>('GET', '/api/games/lobby_rows');
      return rows.body.some(({ id }) => id === 'jackpots');
    };
    expect(await hasRow('CA')).toBe(true);
    expect(await hasRow('NZ')).toBe(!isStrict);
    expect(await hasRow('DE')).toBe(!isStrict);
    expect(await hasRow('IT')).toBe(true);
  });

  it('opens one real-money game at a time [C21]', async () => {
    const first = await open(slot);
    await open(wheel);
    platform.clock.advance(10_000);
    expect(await first.bet(randomUUID(), spin)).toMatchObject({ body: { refusal: 'opened_elsewhere' } });
  });

  it('has no autoplay anywhere [C20]', async () => {
    for (const country of ['CA', 'DE', 'AU', 'NZ', 'IT', 'EE', 'NO', 'AT'])
      expect(platform.ruleFor({ licence: 'CW', country, province: null, at: platform.clock.now() }).autoplay).toBe(
        false,
      );
    expect(Object.keys((await open(slot)).start).filter(key => /auto/i.test(key))).toEqual([]);
  });

  it.each([
    ['CA', 200],
    ['DE', isStrict ? 401 : 200],
    [null, isStrict ? 401 : 200],
  ])('answers a guest in %s who opens a demo with %s', async (country, status) => {
    expect((await launch(platform.caller({ country }), slot, 'demo')).status).toBe(status);
  });

  it('lets a player in Germany play demos', async () => {
    await live(platform, { country: 'DE', state: null });
    expect((await launch(player, slot, 'demo')).status).toBe(200);
  });

  it.each([
    ['CA', { real: 200, demo: 200 }],
    ['DE', { real: 200, demo: 200 }],
    ['AU', { real: isStrict ? 451 : 200, demo: 200 }],
    ['AT', { real: isStrict ? 451 : 200, demo: 200 }],
    ['NO', { real: isStrict ? 451 : 200, demo: isStrict ? 451 : 200 }],
    ['NZ', { real: 200, demo: 200 }],
  ])(
    'opens games for a player who lives in %s, or calls from there, as the rules say: %j [C27]',
    async (country, expected) => {
      const abroad = platform.caller({ country });
      for (const [name, value] of player.cookies) abroad.cookies.set(name, value);
      const answers = async (caller: TestCaller) => ({
        real: (await launch(caller, slot, 'real')).status,
        demo: (await launch(caller, slot, 'demo')).status,
      });
      expect(await answers(abroad)).toEqual(expected);
      await live(platform, { country, state: null });
      player = await signInDemo(platform);
      expect(await answers(player)).toEqual(expected);
    },
  );

  it('decides each stake by the rules of the moment, even in an open game [C27]', async () => {
    const frame = await open(slot);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    platform.clock.advance(10_000);
    await live(platform, { country: 'NO', state: null });
    const bet = await frame.bet(randomUUID(), spin);
    expect(bet).toMatchObject(isStrict ? closed : { status: 200 });
  });

  it('takes deposits only where games can be played for money [C27]', async () => {
    const deposit = () =>
      player.send(
        'POST',
        '/payments/deposits',
        { method_id: 'card', amount_cents: 2_000, currency: 'EUR' },
        { 'idempotency-key': randomUUID() },
      );
    const methods = async (action: string) =>
      (await player.send<unknown[]>('GET', `/payments/methods?action=${action}&currency=EUR`)).body.length;
    expect((await deposit()).status).toBe(201);
    await live(platform, { country: 'AU', state: null });
    expect(await deposit()).toMatchObject(isStrict ? closed : { status: 201 });
    expect((await methods('deposit')) > 0).toBe(!isStrict);
    expect(await methods('cashout')).toBeGreaterThan(0);
  });

  it('offers the recall of a withdrawal only where the rules allow it [D1] [C24]', async () => {
    const { id } = (await withdraw(player, { amount_cents: 200_000 })).body;
    const isRecallable = async () => (await player.send<Payment>('GET', `/payments/${id}`)).body.recallable;
    expect(await isRecallable()).toBe(true);
    await live(platform, { licence: 'EE', country: 'EE', state: null });
    expect(await isRecallable()).toBe(false);
    expect((await player.send('POST', `/api/player/payments/${id}/recall`)).status).toBe(403);
    await live(platform);
    expect((await player.send('POST', `/api/player/payments/${id}/recall`)).status).toBe(200);
  });

  it('requires 21 years under the licence of Estonia and 18 under that of Curaçao [D7] [C25]', async () => {
    await live(platform, { born: '2007-01-01' });
    expect((await launch(player, slot, 'real')).status).toBe(200);
    await live(platform, { licence: 'EE', country: 'EE', state: null, born: '2007-01-01' });
    expect(await launch(player, slot, 'real')).toMatchObject({ body: { refusal: 'under_age', min_age: 21 } });
  });

  it('tells the site what can be shown to a guest where they are, and to a player where they live', async () => {
    const shown = async (caller: TestCaller) =>
      (await caller.send<{ market: Record<string, unknown> }>('GET', '/api/info/shown')).body.market;
    expect(await shown(platform.caller({ country: 'IT' }))).toMatchObject({
      bonus_public: true,
      neutral_tone: isStrict,
    });
    expect(await shown(platform.caller({ country: 'CA' }))).toEqual({
      bonus_public: true,
      neutral_tone: false,
      odds_shown: true,
      lootboxes: true,
      jackpots: true,
      jackpot_ads: true,
      demo_without_sign_in: true,
      real_play: 'on',
    });
    await live(platform, { state: 'Ontario' });
    expect(await shown(player)).toMatchObject({ bonus_public: !isStrict });
    const estonian = await platform.caller({ country: 'EE' }).send('GET', '/api/info/shown');
    expect(estonian.body).toMatchObject({ offers_shown: !isStrict });
    const american = await platform.caller({ country: 'US' }).send('GET', '/api/info/shown');
    expect(american.body).toMatchObject({ market: { real_play: 'demo' }, offers_shown: false });
  });

  it('shows guests the points shop and the wheel only where they may see promotions, and players where they live [PX-07]', async () => {
    const shown = async (caller: TestCaller) => ({
      cards: (await caller.send<unknown[]>('GET', '/api/comp_points/rates/freespins')).body.length > 0,
      wheel: Object.keys((await caller.send<object>('GET', '/api/fe/config/wheel-config-segments')).body).length > 0,
    });
    expect(await shown(platform.caller({ country: 'CA' }))).toEqual({ cards: true, wheel: true });
    expect(await shown(platform.caller({ country: 'EE' }))).toEqual({ cards: !isStrict, wheel: !isStrict });
    expect(await shown(platform.caller({ country: 'US' }))).toEqual({ cards: false, wheel: false });
    await live(platform, { licence: 'EE', country: 'EE', state: null });
    expect(await shown(player)).toEqual({ cards: true, wheel: true });
  });

  it('a player has a VIP club only where statuses exist [PX-07]', async () => {
    const clubOf = async () => (await player.send('GET', '/jam/vip_status_progress')).status;
    await live(platform, { country: 'CA' });
    expect(await clubOf()).toBe(200);
    await live(platform, { country: 'DE', state: null });
    expect(await clubOf()).toBe(isStrict ? 404 : 200);
  });

  it('shows a player who is too young for bonuses the cards for money, but not those for free spins [PX-07]', async () => {
    await live(platform, { country: 'NL', state: null, born: '2004-01-01' });
    const countOf = async (type: string) =>
      (await player.send<unknown[]>('GET', `/api/comp_points/rates/${type}`)).body.length;
    expect((await countOf('freespins')) > 0).toBe(!isStrict);
    expect(await countOf('money')).toBeGreaterThan(0);
  });

  it('shows the operator the rules of a place, the rows they come from, and the rows that are due for review', async () => {
    interface Shown {
      set: string;
      rules: { real_play: string };
      rows: { licence?: string; country?: string }[];
      due: { licence?: string }[];
    }
    const ask = async (query: string) =>
      (await platform.operator().send<Shown>('GET', `/console/api/market_rules?${query}`)).body;
    const { set: name, rules, rows, due } = await ask('country=NO');
    expect(name).toBe(set);
    expect(rules.real_play).toBe(isStrict ? 'off' : 'on');
    expect(rows.map(row => row.country ?? row.licence ?? 'all')).toEqual(
      isStrict ? ['all', 'CW', 'NO'] : ['all', 'CW'],
    );
    expect(due.map(({ licence }) => licence)).toEqual(isStrict ? ['EE'] : []);
    expect((await ask('licence=nowhere&country=CA')).rules.real_play).toBe('demo');
  });

  // The last test: it moves the clock to December.
  it('closes New Zealand in the strict set on 1 December 2026, for players who are already there [C27]', async () => {
    await live(platform, { country: 'NZ', state: null });
    const opening = () => launch(player, slot, 'real');
    platform.clock.advance(Date.parse('2026-11-30T10:59:00.000Z') - platform.clock.now().getTime());
    player = await signInDemo(platform);
    const frame = await open(slot);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    platform.clock.advance(60_000);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(isStrict ? closed : { status: 200 });
    expect(await opening()).toMatchObject(isStrict ? closed : { status: 200 });
  });
});
