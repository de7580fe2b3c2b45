import { beforeAll, describe, expect, it } from 'vitest';
import { framePath, type Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { testPlatform, usePlatform, type TestCaller } from '../../../testing/test-platform.ts';

const minuteMs = 60_000;

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

async function begin(headers: Record<string, string> = {}, caller = player): Promise<{ id: string; path: string }> {
  const body = { method_id: 'card', amount_cents: 123_450, currency: 'EUR' };
  const begun = await caller.send<Begun>('POST', '/payments/deposits', body, headers);
  expect(begun.status).toBe(201);
  return { id: begun.body.payment.id, path: framePath(begun.body) };
}
const get = (path: string) => platform.open.app.request(path);
const ask = (path: string, body?: unknown) =>
  platform
    .caller()
    .send<{ step: string; reason: string | null; state?: string; refusal?: string }>(
      body === undefined ? 'GET' : 'POST',
      path,
      body,
    );
const card = (name: string) => ({ card: name });
const dataOf = (page: string, name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1];

describe('the card page', () => {
  it("the card page shows its payment's amount, step and texts, and is never cached", async () => {
    const { id, path } = await begin();
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const page = await answer.text();
    expect(page).toContain('1,234.50');
    expect(page).not.toContain('{{');
    expect([dataOf(page, 'payment'), dataOf(page, 'step'), dataOf(page, 'last4')]).toEqual([id, 'open', '']);
    const texts = (dataOf(page, 'texts') ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(Object.keys(JSON.parse(texts) as object).length).toBeGreaterThan(5);
  });

  it("the card page uses the player's language if it has texts in that language, and otherwise English", async () => {
    const langOf = async (language: string) => {
      await platform.db.query('UPDATE players SET language = $1', [language]);
      const page = await (await get((await begin()).path)).text();
      return /<html lang="([^"]*)"/.exec(page)?.[1];
    };
    expect([await langOf('fr-CA'), await langOf('xx'), await langOf('en-CA')]).toEqual(['fr-CA', 'en-CA', 'en-CA']);
  });

  it('the card page reports to the site where the payment was begun, or to the first site if the request names no site', async () => {
    const SITE_ORIGINS = 'http://localhost:3000,http://mirror.test:3000';
    const env = { SITE_ORIGINS };
    const mirrored = await testPlatform({ seed: 'none', db: platform.db, random: 'mirror', env });
    mirrored.clock.moveTo(platform.clock.now());
    const parentOf = async (origin: string | null) => {
      const caller = mirrored.caller();
      const headers = origin === null ? {} : { origin, host: new URL(origin).host };
      const user = { email: 'demo@liftoff.test', password: 'Liftoff-2026!' };
      expect((await caller.send('POST', '/api/users/sign_in', { user }, headers)).status).toBe(200);
      const { path } = await begin(headers, caller);
      return dataOf(await (await get(path)).text(), 'parent');
    };
    expect(await parentOf('http://mirror.test:3000')).toBe('http://mirror.test:3000');
    expect(await parentOf(null)).toBe('http://localhost:3000');
    await mirrored.open.stop();
  });

  it('the card page loads assets that are cached indefinitely under a versioned address, and serves no other files', async () => {
    const page = await (await get((await begin()).path)).text();
    const script = /src="([^"]+card-frame\.js)"/.exec(page)?.[1] ?? '';
    const answer = await get(script);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(script.replace('card-frame.js', 'card-frame.css'))).headers.get('content-type')).toMatch('css');
    const font = await get(script.replace('card-frame.js', 'liftoff-sans-latin.woff2'));
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
    for (const other of ['toString', 'card-frame.html'])
      expect((await get(script.replace('card-frame.js', other))).status).toBe(404);
    expect((await get(script.replace(/[0-9a-f]{12}/, '000000000000'))).status).toBe(404);
  });

  it('a forged token opens neither the card page nor any of its calls', async () => {
    const { path } = await begin();
    for (const forged of [`${path}x`, path.slice(0, -1), '/hosted/card/x', '/hosted/card/.']) {
      expect((await get(forged)).status).toBe(404);
      expect((await get(`${forged}/state`)).status).toBe(404);
      expect((await ask(`${forged}/pay`, card('tok_succeeds'))).status).toBe(404);
      expect((await ask(`${forged}/challenge`, { confirmed: true })).status).toBe(404);
    }
    expect((await ask(`${path}/state`)).body).toEqual({ step: 'open', reason: null, state: 'pending' });
  });

  it('the two calls of the card page accept only valid bodies that are no longer than a card needs [A6]', async () => {
    const { path } = await begin();
    expect(await ask(`${path}/challenge`, { confirmed: 'yes' })).toMatchObject({
      status: 422,
      body: { refusal: 'invalid' },
    });
    expect(await ask(`${path}/pay`, { ...card('tok_succeeds'), more: 'x'.repeat(1_000) })).toMatchObject({
      status: 413,
    });
    expect(await ask(`${path}/pay`, `{"card":${' '.repeat(900)}"tok_succeeds"}`)).toMatchObject({
      status: 200,
    });
  });
});

describe('a card payment', () => {
  it.each([
    ['tok_declined', '0002', 'decided', 'declined'],
    ['tok_insufficient', '9995', 'decided', 'insufficient'],
    ['tok_challenge', '3155', 'challenge', null],
    ['tok_waits', '0259', 'waiting', null],
  ])(
    'a payment accepts only one card: %s (%s) stays %s, whatever is sent later',
    async (token, last4, step, reason) => {
      const { path } = await begin();
      expect((await ask(`${path}/pay`, card(token))).body).toEqual({ step, reason });
      expect((await ask(`${path}/pay`, card('tok_succeeds'))).body).toEqual({ step, reason });
      expect((await ask(`${path}/state`)).body).toMatchObject({ step, reason });
      expect(dataOf(await (await get(path)).text(), 'last4')).toBe(last4);
    },
  );

  it("a card payment accepts only one response to the bank's challenge, and only if the card has a challenge", async () => {
    const { path } = await begin();
    expect((await ask(`${path}/challenge`, { confirmed: true })).body).toEqual({ step: 'open', reason: null });
    await ask(`${path}/pay`, card('tok_challenge'));
    expect((await ask(`${path}/challenge`, { confirmed: false })).body).toEqual({ step: 'decided', reason: null });
    expect((await ask(`${path}/challenge`, { confirmed: true })).body).toEqual({ step: 'decided', reason: null });
  });

  it("a card payment left idle for half an hour, before or at the bank's challenge, is cancelled unless it awaits a decision", async () => {
    const [open, asked, waiting] = [await begin(), await begin(), await begin()];
    await ask(`${asked.path}/pay`, card('tok_challenge'));
    await ask(`${waiting.path}/pay`, card('tok_waits'));
    const steps = () =>
      Promise.all([open, asked, waiting].map(async ({ path }) => (await ask(`${path}/state`)).body.step));
    platform.clock.advance(30 * minuteMs);
    await platform.jobs.runDue();
    expect(await steps()).toEqual(['open', 'challenge', 'waiting']);
    platform.clock.advance(minuteMs);
    await platform.jobs.runDue();
    expect(await steps()).toEqual(['decided', 'decided', 'waiting']);
  });
});
