import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as library from '../../apps/web/app/features/cashbox/library/payments-library.ts';
import { sendFromBrowser } from '../../apps/web/app/shared/calls/send.ts';
import { onTrying, tryingCalls } from '../../apps/web/app/shared/calls/trying.ts';
import { balanceOf, checkInvariants, playerAccount } from '../../apps/platform/src/ledger/ledger.ts';
import { giveMoney, signInDemo } from '../../apps/platform/src/testing/play.ts';
import { payByCard } from '../../apps/platform/src/testing/withdraw.ts';
import { openSite, type Site } from './open-site.ts';

/**
 * Outcome of one attempt of the browser: the request does not arrive, its answer is lost, its answer arrives after
 * the browser's time limit, or it is answered.
 */
type Fate = 'unheard' | 'lost' | 'late' | 'answered';

const email = 'demo@liftoff.test';
let site: Site;
let cookie: string;
let playerId: number;
let fates: Fate[];
/** Answers that the platform sent, including those that did not reach the browser. */
let given: string[];

beforeAll(async () => {
  site = await openSite('small', { RATE_FACTOR: '1000' });
  const player = await signInDemo(site.casino, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(site.casino, player, 5_000);
});
afterAll(() => site.close());

beforeEach(async () => {
  await giveMoney(site.casino, email, 'EUR', 400_000);
  cookie = await site.signIn(email);
  given = [];
  vi.stubEnv('DEV', false);
  let tooLong = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (tooLong = new AbortController()).signal);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    const fate = fates.shift() ?? 'answered';
    // Remembers the browser's time limit, because the edge sets its own in the meantime.
    const limit = tooLong;
    if (fate === 'unheard') throw new TypeError('Failed to fetch');
    const { method, body, headers } = init;
    const answer = await site.ask(path, {
      method: method ?? 'GET',
      ...(body ? { body: body as string } : {}),
      headers: {
        ...(headers as Record<string, string>),
        cookie,
        'sec-fetch-site': 'same-origin',
        'x-test-country': 'CA',
      },
    });
    given.push(await answer.clone().text());
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'late') limit.abort(new DOMException('too long', 'TimeoutError'));
    if (init.signal.aborted) throw init.signal.reason as Error;
    return answer;
  });
  library.config({ send: sendFromBrowser });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const payments = () => site.casino.db.query<{ id: string }>('SELECT id FROM payments ORDER BY id');
const money = async () => [
  await balanceOf(site.casino.db, playerAccount(playerId, 'cash', 'EUR')),
  await balanceOf(site.casino.db, playerAccount(playerId, 'withheld', 'EUR')),
];
const order = (amount: number) => ({ method: 'card', amount, currency: 'EUR' as const, key: randomUUID() });

const troubles: [string, Fate[]][] = [
  ['is lost', ['lost']],
  ['arrives after the browser has stopped waiting', ['late']],
  [
    'is lost, late and lost again, between attempts that never reach the platform',
    ['unheard', 'lost', 'unheard', 'late', 'lost'],
  ],
];

it.each(troubles)(
  'a deposit whose response %s is made only once, and the browser finally gets the response [I13] [B10] [A24]',
  async (_what, trouble) => {
    const before = await payments();
    fates = [...trouble];
    const answer = await library.createDeposit(order(5_000));
    if (!answer.ok) throw new Error(answer.refusal);
    const after = await payments();
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ id }) => id)).toContain(answer.value.payment.id);
    expect(given).toHaveLength(trouble.filter(fate => fate !== 'unheard').length + 1);
    expect(new Set(given).size).toBe(1);
  },
);

it.each(troubles)(
  'a withdrawal whose response %s takes its money only once and is recalled only once [I13] [B10] [A24]',
  async (_what, trouble) => {
    const [cash = 0n, withheld = 0n] = await money();
    fates = [...trouble];
    const answer = await library.createWithdrawal({ ...order(150_000), to: { profile_id: '4242' } });
    if (!answer.ok) throw new Error(answer.refusal);
    expect(await money()).toEqual([cash - 150_000n, withheld + 150_000n]);
    fates = [...trouble];
    const headers = { 'idempotency-key': `recall-${answer.value.id}` };
    const path = `/api/player/payments/${answer.value.id}/recall` as const;
    const back = await sendFromBrowser('POST /api/player/payments/{id}/recall', path, { method: 'POST', headers });
    expect([back.status, await money()]).toEqual([200, [cash, withheld]]);
  },
);

it('an order that the browser gave up on and resends under the same key stays a single order, whatever happened to it [I13]', async () => {
  const before = await payments();
  const same = order(6_000);
  fates = ['late'];
  const stopped = Promise.withResolvers<void>();
  const leave = onTrying(() => {
    tryingCalls().forEach(({ stop }) => stop());
    stopped.resolve();
  });
  const first = library.createDeposit(same);
  await stopped.promise;
  leave();
  expect(await first).toMatchObject({ ok: false, refusal: 'failed' });
  expect(await payments()).toHaveLength(before.length + 1);
  const again = await library.createDeposit(same);
  expect(again.ok).toBe(true);
  expect(await payments()).toHaveLength(before.length + 1);
  expect((await checkInvariants(site.casino.db)).filter(({ intact }) => !intact)).toEqual([]);
});
