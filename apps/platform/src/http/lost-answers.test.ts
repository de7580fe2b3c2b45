import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cashback } from '@liftoff/contract/bonus';
import { splitRoute } from '@liftoff/contract/core/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachSuperPrize } from '../testing/adventure.ts';
import { builtCalls, sweptGame, type BuiltCall } from '../testing/ask-call.ts';
import { issueBonus } from '../testing/bonus.ts';
import { loseYesterday } from '../testing/lose.ts';
import { lotteryWithPoints, newLottery } from '../testing/lottery.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { pdf } from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { openPoints } from '../points/points.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { giveSpins, issueTestSpins, spinGame } from '../testing/spins.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { startTournament, tournamentForm } from '../testing/tournaments.ts';
import { payByCard } from '../testing/withdraw.ts';

/* Repeats every idempotent write as if its answer had been lost: first once more, then twice concurrently. */
const ada = 'ada-alone-knows-this';
const folder = mkdtempSync(join(tmpdir(), 'lost-answers-'));

let platform: TestPlatform;
let player: TestCaller;
beforeAll(async () => {
  writeFileSync(
    join(folder, 'survey-config.json'),
    JSON.stringify({ survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true }),
  );
  const calendar = 'vip-adventures.json';
  copyFileSync(new URL(`../../../../config/fe/${calendar}`, import.meta.url), join(folder, calendar));
  platform = await testPlatform({
    seed: 'small',
    env: { CONSOLE_STAFF: `ada:${ada}`, FE_CONFIG_DIR: folder },
  });
  player = await signInDemo(platform);
  await payByCard(platform, player, 5_000);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const writes = builtCalls.filter(({ idempotent }) => idempotent === true);
/** Excludes tables that every request changes: sessions, jobs, rate counters and outgoing events. */
const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|jobs$|job_turns$|rate_)/);
/** Every attempt to join a group is recorded in the audit trail, including retries [D3]. */
const isLogged = ({ name }: BuiltCall) => name === 'addGroups';

/** A request that is repeated unchanged. Sent by the player unless `by` is set. */
interface Write {
  readonly by?: TestCaller;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: string;
  readonly headers?: Record<string, string>;
  /** The parts that differ in another request with the same key. */
  readonly other?: Pick<Write, 'params' | 'query' | 'body'>;
}

/** Starts a card payment for the player and returns its id. It stays pending. */
async function begun(path: string, more: object): Promise<string> {
  const { body } = await player.send<{ id?: string; payment?: { id: string } }>('POST', path, {
    method_id: 'card',
    currency: 'EUR',
    ...more,
  });
  return body.payment?.id ?? body.id ?? '';
}
/** Starts the offers of the configuration, and lets the player have bonuses. */
async function offered(): Promise<void> {
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  await platform.db.query('UPDATE players SET can_issue_bonuses = true');
  // The bonuses of earlier tests would reach the maximum of a day.
  await platform.db.query(`UPDATE bonus_grants SET issued_at = issued_at - interval '2 days'`);
}
const idOfPlayer = async () => (await player.send<{ id: number }>('GET', '/api/player')).body.id;
const card = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
const dearer = { ...card, amount_cents: 6_000 };
const adjustment = { currency: 'EUR', amount_cents: 2_500, reason: 'A round was paid out too low' };
const gift = { reward: { type: 'points', points: 40 }, reason: 'A tournament was cancelled' };
const limit = { type: 'wager', period: 'week', currency: 'EUR', amount_cents: 900_000 };
const open = (game: string) => openFrameOf(platform, player, game, 'real');
const word = () => ({ id: randomUUID(), text: 'Where is my withdrawal?', locale: 'en-CA' });
const wrote = async () =>
  (await player.send<{ conversation: string; message: { seq: number } }>('POST', '/api/chat/messages', word())).body;
/** Sends a message from the player and returns its conversation's id, as shown to staff, and the message number. */
async function conversed(): Promise<{ id: string; seq: number }> {
  const { conversation, message } = await wrote();
  const { body } = await platform.operator().send<{ id: string }[]>('GET', '/console/api/chats');
  return { id: body.find(one => one.id === conversation)?.id ?? body[0]?.id ?? '', seq: message.seq };
}
/** Issues a bonus to the player and returns its id. */
const bonus = async () => {
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  return String(await issueBonus(platform, id, { amount: 1_000n }));
};
const staff = () => ({ by: platform.caller(), headers: { 'x-console-token': ada } });

/** Opens a crash-game round that is still in flight, skipping rounds that crash immediately. */
async function inTheAir(): Promise<Write> {
  const frame = await open('rocket-x');
  for (let flights = 0; flights < 50; flights += 1) {
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    await forgetPlayTime(platform);
    const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 100_000 };
    const { body: round } = await frame.bet(randomUUID(), input);
    const body = { act_id: randomUUID(), act: { name: 'collect' } };
    const other = { body: { ...body, act: { name: 'roll_back' } } };
    if (round.state === 'open')
      return { by: platform.caller(), params: { id: round.id }, body, headers: frame.headers, other };
  }
  throw new Error('No flight has left the ground');
}

const prepare: Readonly<Record<string, () => Write | Promise<Write>>> = {
  activateFreespins: async () => {
    const id = String(await issueTestSpins(platform, await idOfPlayer()));
    return { params: { id }, body: { game: spinGame }, other: { body: { game: 'undertow-ways' } } };
  },
  cancelFreespins: async () => {
    const id = String(await giveSpins(platform, await idOfPlayer()));
    return { params: { id }, other: { params: { id: '999999' } } };
  },
  updatePlayer: () => ({ body: { city: 'Riga' } }),
  updateLocale: () => ({ body: { locale: 'et' } }),
  addGroups: () => ({ body: { groups: { add: [543] } } }),
  updateSubscriptions: () => ({ body: { receive_promos: true } }),
  updateAuthDetails: async () => {
    await platform.db.query('UPDATE players SET terms_version = 0');
    return { body: { user: { terms_acceptance: true } } };
  },
  updatePlayerDetails: async () => ({
    by: await signInDemo(platform, 'estonia@liftoff.test'),
    body: { iban: 'EE38 2200 2210 2014 5685' },
  }),
  activateBonus: async () => ({ params: { id: await bonus() }, other: { params: { id: await bonus() } } }),
  claimCashback: async () => {
    await offered();
    await loseYesterday(platform, await idOfPlayer());
    const { body } = await player.send<Cashback[]>('GET', '/api/player/cashback');
    const day = body[0]?.day ?? '';
    return { params: { id: 'daily-cashback' }, body: { day }, other: { body: { day: '2026-11-01' } } };
  },
  cancelBonus: async () => ({ params: { id: await bonus() }, other: { params: { id: await bonus() } } }),
  openLootbox: async () => {
    await setTable(platform, [pointsSegment('a', 1)]);
    const box = async () => ({ id: (await newBox(platform, player)).id });
    return { params: await box(), other: { params: await box() } };
  },
  addFavoriteGame: () => ({ params: { id: sweptGame } }),
  removeFavoriteGame: async () => {
    await player.send('PUT', `/api/player/favorite_games/${sweptGame}`);
    return { params: { id: sweptGame } };
  },
  frameBet: async () => {
    const { headers } = await open(sweptGame);
    const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    const other = { body: { ...body, input: { engine: 'slot', stake_cents: 40 } } };
    return { by: platform.caller(), body, headers, other };
  },
  frameAct: inTheAir,
  openAccount: async () => ({ by: await signInDemo(platform, 'vip@liftoff.test'), body: { currency: 'NZD' } }),
  createDeposit: () => ({ body: card, other: { body: dearer } }),
  cancelDeposit: async () => ({
    params: { id: await begun('/payments/deposits', { amount_cents: 5_000 }) },
    other: { params: { id: await begun('/payments/deposits', { amount_cents: 5_000 }) } },
  }),
  createWithdrawal: () => ({
    body: { ...card, profile_id: '4242' },
    other: { body: { ...dearer, profile_id: '4242' } },
  }),
  recallPayment: async () => ({
    params: { id: await begun('/payments/withdrawals', { amount_cents: 250_000, profile_id: '4242' }) },
    other: { params: { id: await begun('/payments/withdrawals', { amount_cents: 200_000, profile_id: '4242' }) } },
  }),
  setLimit: () => ({ body: limit, other: { body: { ...limit, amount_cents: 800_000 } } }),
  removeLimit: async () => {
    const setFor = async (period: string) =>
      (await player.send<{ id: string }>('POST', '/api/user_limits', { ...limit, period })).body.id;
    return { params: { id: await setFor('month') }, other: { params: { id: await setFor('day') } } };
  },
  setRealityCheck: () => ({ body: { interval_min: 30 }, other: { body: { interval_min: 45 } } }),
  answerRealityCheck: async () => {
    const { body } = await player.send<{ number: number }>('GET', '/api/player/reality_check');
    return { body: { number: body.number }, other: { body: { number: body.number + 1 } } };
  },
  setLoginHours: () => ({
    body: { hours: { from_min: 60, to_min: 120, time_zone: 'UTC' } },
    other: { body: { hours: { from_min: 60, to_min: 180, time_zone: 'UTC' } } },
  }),
  sendDocument: async () => ({
    by: await signInDemo(platform, 'new@liftoff.test'),
    query: { step: 'identity', name: 'photo.pdf' },
    other: { query: { step: 'identity', name: 'another.pdf' } },
    file: pdf().toString('latin1'),
  }),
  restoreIdSet: () => ({ body: { data: 'a', requestId: '1234', type: 'chat' } }),
  sendContactMessage: () => ({
    body: { name: 'Ada', email: 'ada@example.com', subject: 'Payments', message: 'Where is my withdrawal?' },
  }),
  answerSurvey: () => ({ by: platform.caller(), params: { survey: 'autumn' }, body: { score: 4, comment: 'Good.' } }),
  sendChatMessage: () => {
    const body = word();
    return { body, other: { body: { ...body, text: 'Where is my deposit?' } } };
  },
  readChat: async () => ({ body: { seq: (await wrote()).message.seq } }),
  consolePayOut: () => ({
    ...staff(),
    params: { email: 'demo@liftoff.test' },
    body: { ...card, profile_id: '4242' },
    other: { body: { ...dearer, profile_id: '4242' } },
  }),
  consoleProposeAdjustment: () => ({
    ...staff(),
    params: { email: 'demo@liftoff.test' },
    body: adjustment,
    other: { body: { ...adjustment, amount_cents: 2_600 } },
  }),
  consoleGiveReward: () => ({
    ...staff(),
    params: { email: 'demo@liftoff.test' },
    body: gift,
    other: { body: { ...gift, reason: 'A round was lost' } },
  }),
  crmCredit: async () => {
    await platform.db.query('UPDATE players SET receive_promos = true');
    const playerId = await idOfPlayer();
    const body = { player_id: playerId, offer_id: 'cash_spins', correlation_id: randomUUID(), freespins_count: 5 };
    return { ...staff(), body, other: { body: { ...body, freespins_count: 6 } } };
  },
  joinTournament: () => ({
    params: { id: 'winter-solstice-cup' },
    body: { confirmed: true },
    other: { params: { id: 'another-cup' } },
  }),
  addTournamentReminder: () => ({ params: { id: 'winter-solstice-cup' } }),
  removeTournamentReminder: async () => {
    await player.send('PUT', '/api/tournaments/winter-solstice-cup/reminder');
    return { params: { id: 'winter-solstice-cup' } };
  },
  consoleCreateTournament: () => {
    const body = tournamentForm(platform);
    return { ...staff(), body, other: { body: { ...body, title: 'Comet Trophy' } } };
  },
  consoleDuplicateTournament: async () => {
    const { id } = await startTournament(platform);
    const { frontend_identifier, start_at, end_at } = tournamentForm(platform);
    const body = { frontend_identifier, start_at, end_at };
    return { ...staff(), params: { id }, body, other: { body: { ...body, frontend_identifier: 'another-cup' } } };
  },
  buyTickets: async () => ({
    params: { id: await lotteryWithPoints(platform, 'demo@liftoff.test') },
    body: { count: 1 },
    other: { body: { count: 2 } },
  }),
  claimSuperPrize: async () => ({
    body: { adventure: await reachSuperPrize(platform, await idOfPlayer()) },
    other: { body: { adventure: 'another-run' } },
  }),
  consoleCreateLottery: () => {
    const body = newLottery(platform);
    return { ...staff(), body, other: { body: { ...body, title: 'Another draw' } } };
  },
  consoleDuplicateLottery: async () => {
    const { slug, start_at, end_at, ...terms } = newLottery(platform);
    const original = { slug: 'an-original', start_at, end_at, ...terms };
    const { id } = (await platform.operator().send<{ id: string }>('POST', '/console/api/lotteries', original)).body;
    const body = { slug, start_at, end_at };
    return { ...staff(), params: { id }, body, other: { body: { ...body, slug: 'another-copy' } } };
  },
  exchangeMoney: async () => {
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    await platform.db.transaction(tx => openPoints(platform.deps).give(tx, id, 5_000n, randomUUID()));
    const exchange = { points: 1_250, group: 'cash-5', version: 1 };
    return { body: { exchange }, other: { body: { exchange: { ...exchange, points: 2_500 } } } };
  },
  exchange: async () => {
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    await platform.db.transaction(tx => openPoints(platform.deps).give(tx, id, 5_000n, randomUUID()));
    const body = { points: 900, group: 'spins-20', version: 1 };
    return { params: { type: 'freespins' }, body, other: { body: { ...body, points: 1_800 } } };
  },
  setBonusCode: async () => {
    await offered();
    return { body: { deposit_bonus_code: 'RELOAD25' }, other: { body: { deposit_bonus_code: 'WELCOME' } } };
  },
  clearBonusCode: async () => {
    await platform.db.query(`UPDATE players SET deposit_bonus_code = 'RELOAD25' WHERE id = $1`, [await idOfPlayer()]);
    return {};
  },
  updateBonusSettings: () => ({ body: { can_issue: false }, other: { body: { can_issue: true } } }),
  useCoupon: async () => {
    await offered();
    return { body: { coupon_code: 'TRY-FIVE' }, other: { body: { coupon_code: 'TRY-SIX' } } };
  },
  usePromoCode: async () => {
    await offered();
    return { body: { code: 'BET-FIVE' }, other: { body: { code: 'BET-SIX' } } };
  },
  consoleAnswerChat: async () => {
    const { id } = await conversed();
    const body = { id: randomUUID(), name: 'Ada', text: 'It is on its way.' };
    return { ...staff(), params: { id }, body, other: { body: { ...body, text: 'It is there.' } } };
  },
  consoleNoteComplaint: async () => {
    const { id, seq } = await conversed();
    return { ...staff(), params: { id }, body: { seq } };
  },
};

/** Sends the write and returns its answer without the request id. */
async function send(call: BuiltCall, write: Write, key: string): Promise<string> {
  const { method, path } = splitRoute(call.route);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(write.params?.[name] ?? ''));
  const query = write.query ? `?${new URLSearchParams(write.query)}` : '';
  const answer = await (write.by ?? player).send<object | undefined>(method, filled + query, write.file ?? write.body, {
    'idempotency-key': key,
    ...(write.file ? { 'content-type': 'application/octet-stream' } : {}),
    ...write.headers,
  });
  return `${answer.status} ${JSON.stringify({ ...answer.body, request_id: null })}`;
}

it('the retry tests cover every write that accepts an idempotency key [B10]', () => {
  expect(writes.map(({ name }) => name).toSorted()).toEqual(Object.keys(prepare).toSorted());
});

/**
 * Writes whose key is not tied to one input. They move no money and are idempotent by their content: each sets a
 * value or adds an entry identified by what it contains.
 */
const ofAnyInput: readonly string[] = [
  'addFavoriteGame',
  'addGroups',
  'addTournamentReminder',
  'answerSurvey',
  'clearBonusCode',
  'consoleNoteComplaint',
  'openAccount',
  'readChat',
  'removeFavoriteGame',
  'removeTournamentReminder',
  'restoreIdSet',
  'sendContactMessage',
  'updateAuthDetails',
  'updateLocale',
  'updatePlayer',
  'updatePlayerDetails',
  'updateSubscriptions',
];
const isOfOneInput = ({ name }: BuiltCall) => !ofAnyInput.includes(name);

it('every other write can refuse different input sent with the same idempotency key [A24]', () => {
  const refusing = writes.filter(({ refusals }) => refusals.includes('idempotency_mismatch'));
  expect(refusing.map(({ name }) => name)).toEqual(writes.filter(isOfOneInput).map(({ name }) => name));
});

it.each(writes)(
  '$name takes effect once and repeats its response if retried, and refuses the key for different input [B10] [A24]',
  async call => {
    player = await signInDemo(platform);
    await forgetPlayTime(platform);
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 500_000);
    const write = await prepare[call.name]?.();
    if (write === undefined) throw new Error(`${call.name} is new: say how it is made to have an effect`);
    const key = randomUUID();
    const before = await rows();
    const first = await send(call, write, key);
    expect(first).toMatch(/^20[014] /);
    const after = await rows();
    expect(after).not.toEqual(before);
    expect(await send(call, write, key)).toBe(first);
    expect(await Promise.all([send(call, write, key), send(call, write, key)])).toEqual([first, first]);
    const last = await rows();
    const trail = { audit: after['audit'], audit_head: after['audit_head'] };
    expect(isLogged(call) ? { ...last, ...trail } : last).toEqual(after);
    if (!isOfOneInput(call)) return;
    if (write.other === undefined) throw new Error(`${call.name} is new: say what another input of it is`);
    expect(await send(call, { ...write, ...write.other }, key)).toMatch(/^409 .*"idempotency_mismatch"/);
    expect(await rows()).toEqual(after);
  },
);
