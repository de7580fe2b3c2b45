import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitRoute } from '@liftoff/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtCalls, sweptGame, type BuiltCall } from '../testing/ask-call.ts';
import { pdf } from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';

/* Every write with a key, its answer lost after its effect: the same call is sent again, and again at once with itself. */
const ada = 'ada-alone-knows-this';
const folder = mkdtempSync(join(tmpdir(), 'lost-answers-'));

let platform: TestPlatform;
let player: TestCaller;
beforeAll(async () => {
  writeFileSync(
    join(folder, 'survey-config.json'),
    JSON.stringify({ survey_id: 'autumn', survey_collector_id: 'web', is_enable_widget: true }),
  );
  platform = await testPlatform({
    seed: 'small',
    env: { RATE_FACTOR: '1000', CONSOLE_STAFF: `ada:${ada}`, FE_CONFIG_DIR: folder },
  });
  player = await signInDemo(platform);
  await payByCard(platform, player, 5_000);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const writes = builtCalls.filter(({ idempotent }) => idempotent === true);
/** What each request leaves by itself: that it was made, by which session, and what is only on its way. */
const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|jobs$|job_turns$|rate_)/);
/** Each try to join a group stands in the audit trail, also one that is sent again (D3). */
const isLogged = ({ name }: BuiltCall) => name === 'addGroups';

/** What is sent, the same each time: by the player, if nobody else is named, to the call's address. */
interface Write {
  readonly by?: TestCaller;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: string;
  readonly headers?: Record<string, string>;
}

/** A payment by card of the player, which waits. */
async function begun(path: string, more: object): Promise<string> {
  const { body } = await player.send<{ id?: string; payment?: { id: string } }>('POST', path, {
    method_id: 'card',
    currency: 'EUR',
    ...more,
  });
  return body.payment?.id ?? body.id ?? '';
}
const card = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
const limit = { type: 'wager', period: 'week', currency: 'EUR', amount_cents: 900_000 };
const open = (game: string) => openFrameOf(platform, player, game, 'real');
const word = () => ({ id: randomUUID(), text: 'Where is my withdrawal?', locale: 'en-CA' });
const wrote = async () =>
  (await player.send<{ conversation: string; message: { seq: number } }>('POST', '/api/chat/messages', word())).body;
/** A message of the player, in the conversation as the staff knows it. */
async function conversed(): Promise<{ id: string; seq: number }> {
  const { conversation, message } = await wrote();
  const { body } = await platform.operator().send<{ id: string }[]>('GET', '/console/api/chats');
  return { id: body.find(one => one.id === conversation)?.id ?? body[0]?.id ?? '', seq: message.seq };
}
const staff = () => ({ by: platform.caller(), headers: { 'x-console-token': ada } });

/** A flight that is up; those that end at once are let go. */
async function inTheAir(): Promise<Write> {
  const frame = await open('rocket-x');
  for (let flights = 0; flights < 50; flights += 1) {
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    await forgetPlayTime(platform);
    const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 100_000 };
    const { body: round } = await frame.bet(randomUUID(), input);
    const body = { act_id: randomUUID(), act: { name: 'collect' } };
    if (round.state === 'open')
      return { by: platform.caller(), params: { id: round.id }, body, headers: frame.headers };
  }
  throw new Error('No flight has left the ground');
}

const prepare: Readonly<Record<string, () => Write | Promise<Write>>> = {
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
  addFavoriteGame: () => ({ params: { id: sweptGame } }),
  removeFavoriteGame: async () => {
    await player.send('PUT', `/api/player/favorite_games/${sweptGame}`);
    return { params: { id: sweptGame } };
  },
  frameBet: async () => {
    const { headers } = await open(sweptGame);
    const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    return { by: platform.caller(), body, headers };
  },
  frameAct: inTheAir,
  openAccount: async () => ({ by: await signInDemo(platform, 'vip@liftoff.test'), body: { currency: 'NZD' } }),
  createDeposit: () => ({ body: card }),
  cancelDeposit: async () => ({ params: { id: await begun('/payments/deposits', { amount_cents: 5_000 }) } }),
  createWithdrawal: () => ({ body: { ...card, profile_id: '4242' } }),
  recallPayment: async () => ({
    params: { id: await begun('/payments/withdrawals', { amount_cents: 250_000, profile_id: '4242' }) },
  }),
  setLimit: () => ({ body: limit }),
  removeLimit: async () => {
    const { body } = await player.send<{ id: string }>('POST', '/api/user_limits', { ...limit, period: 'month' });
    return { params: { id: body.id } };
  },
  setRealityCheck: () => ({ body: { interval_min: 30 } }),
  answerRealityCheck: async () => {
    const { body } = await player.send<{ number: number }>('GET', '/api/player/reality_check');
    return { body: { number: body.number } };
  },
  setLoginHours: () => ({ body: { hours: { from_min: 60, to_min: 120, time_zone: 'UTC' } } }),
  sendDocument: async () => ({
    by: await signInDemo(platform, 'new@liftoff.test'),
    query: { step: 'identity', name: 'photo.pdf' },
    file: pdf().toString('latin1'),
  }),
  restoreIdSet: () => ({ body: { data: 'a', requestId: '1234', type: 'chat' } }),
  sendContactMessage: () => ({
    body: { name: 'Ada', email: 'ada@example.com', subject: 'Payments', message: 'Where is my withdrawal?' },
  }),
  answerSurvey: () => ({ by: platform.caller(), params: { survey: 'autumn' }, body: { score: 4, comment: 'Good.' } }),
  sendChatMessage: () => ({ body: word() }),
  readChat: async () => ({ body: { seq: (await wrote()).message.seq } }),
  consolePayOut: () => ({ ...staff(), params: { email: 'demo@liftoff.test' }, body: { ...card, profile_id: '4242' } }),
  consoleProposeAdjustment: () => ({
    ...staff(),
    params: { email: 'demo@liftoff.test' },
    body: { currency: 'EUR', amount_cents: 2_500, reason: 'A round was paid out too low' },
  }),
  consoleAnswerChat: async () => {
    const { id } = await conversed();
    return { ...staff(), params: { id }, body: { id: randomUUID(), name: 'Ada', text: 'It is on its way.' } };
  },
  consoleNoteComplaint: async () => {
    const { id, seq } = await conversed();
    return { ...staff(), params: { id }, body: { seq } };
  },
};

/** Sends it, and answers what was answered but for the number of the request. */
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

it('the writes that are sent again are these: one that loses its key is missed here [B10]', () => {
  expect(writes.map(({ name }) => name).toSorted()).toEqual(Object.keys(prepare).toSorted());
});

it.each(writes)(
  '$name: its answer lost and sent again, it has its one effect and the same answer [B10] [A24]',
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
    expect(isLogged(call) ? { ...last, audit: after['audit'] } : last).toEqual(after);
  },
);
