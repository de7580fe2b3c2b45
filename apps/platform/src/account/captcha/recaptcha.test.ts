import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '@liftoff/contract/account/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { unlockLinks } from '../../testing/unlock-links.ts';
import { signInThresholds } from '../sign-in/sign-in-attempts.ts';

const key = 'a-site-key-of-tests';
const secret = 'a-secret-of-the-tests';
const site = 'https://play.example';

/** Replies of a fake reCAPTCHA server; the text of the token selects the reply. */
const verdicts: Record<string, unknown> = {
  person: { success: true, hostname: 'localhost', score: 0.9 },
  'just a person': { success: true, hostname: 'localhost', score: 0.5 },
  program: { success: true, hostname: 'localhost', score: 0.4 },
  elsewhere: { success: true, hostname: 'evil.example', score: 0.9 },
  'no place': { success: true, score: 0.9 },
  'no score': { success: true, hostname: 'localhost' },
  used: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  nonsense: [],
};
const heard: { path: string | undefined; secret: string | null }[] = [];
let google: Server;
let platform: TestPlatform;
let made = 0;

beforeAll(async () => {
  google = createServer((request, response) => {
    let text = '';
    request.on('data', part => (text += String(part)));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      heard.push({ path: request.url, secret: form.get('secret') });
      const [word = ''] = (form.get('response') ?? '').split('#');
      if (word === 'broken') response.writeHead(500).end('nothing');
      else response.end(JSON.stringify(verdicts[word] ?? { success: false }));
    });
  });
  await new Promise<void>(done => google.listen(0, '127.0.0.1', done));
  const { port } = google.address() as AddressInfo;
  platform = await testPlatform({
    seed: 'none',
    env: {
      RECAPTCHA_KEY: key,
      RECAPTCHA_SECRET: secret,
      RECAPTCHA_URL: `http://127.0.0.1:${port}/recaptcha/`,
      SITE_ORIGINS: site,
      PLATFORM_PUBLIC_URL: 'http://localhost:4000',
    },
  });
});
afterAll(async () => {
  await platform.close();
  await new Promise(done => google.close(done));
});

const stranger = () => platform.caller({ ip: `198.51.${made++ % 200}.1` });
const { password } = signUpForm;
const signIn = (caller: TestCaller, email: string, given: object = {}) =>
  caller.send<User & { refusal?: string }>('POST', '/api/users/sign_in', { user: { email, password, ...given } });

/** Registers a player and lets strangers lock the account. Returns the link for its owner, which needs a captcha. */
async function guessedAt(): Promise<{ email: string; link: { unlock_token: string } }> {
  const email = `recaptcha-${made++}@example.com`;
  expect((await stranger().send('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
  for (let at = 0; at < signInThresholds.perAccount.failures; at += 1)
    await signIn(stranger(), email, { password: 'not the password' });
  const [unlock_token = ''] = await unlockLinks(platform, email);
  return { email, link: { unlock_token } };
}

describe('an operator with a reCAPTCHA key', () => {
  it('includes the reCAPTCHA key in the settings for guests and players [ENTITY-019] [CALL-023]', async () => {
    const expected = { recaptcha_key: key, recaptcha_frame: 'http://localhost:4000/captcha/recaptcha' };
    const player = stranger();
    const user = { ...signUpForm, email: 'recaptcha-settings@example.com' };
    expect((await player.send('POST', '/api/users', { user })).status).toBe(201);
    for (const caller of [stranger(), player])
      expect((await caller.send('GET', '/api/player/settings')).body).toMatchObject(expected);
  });

  it("accepts a human visitor's token once, after verifying it with reCAPTCHA and the secret key [CALL-029] [A13]", async () => {
    const { email, link } = await guessedAt();
    const before = heard.length;
    expect((await signIn(stranger(), email, { ...link, captcha: 'person#1' })).status).toBe(200);
    expect(heard.slice(before)).toEqual([{ path: '/recaptcha/api/siteverify', secret }]);
    const other = await guessedAt();
    expect((await signIn(stranger(), other.email, { ...other.link, captcha: 'person#1' })).body.refusal).toBe(
      'captcha_required',
    );
    expect((await signIn(stranger(), other.email, { ...other.link, captcha: 'just a person' })).status).toBe(200);
  });

  it.each(['program', 'elsewhere', 'no place', 'no score', 'used', 'nonsense', 'broken', 'made up'])(
    'refuses a sign-in with the reCAPTCHA token "%s" [CALL-029] [A13]',
    async captcha => {
      const { email, link } = await guessedAt();
      expect(await signIn(stranger(), email, { ...link, captcha })).toMatchObject({
        status: 422,
        body: { refusal: 'captcha_required' },
      });
    },
  );

  it('rejects every other kind of captcha while reCAPTCHA is configured [CALL-029]', async () => {
    const { email, link } = await guessedAt();
    const caller = stranger();
    const captcha = await solveCaptcha(caller);
    expect((await signIn(caller, email, { ...link, captcha })).body.refusal).toBe('captcha_required');
  });

  it('serves the reCAPTCHA script on a platform page that only the site may frame and that posts messages only to the site [A2] [A38]', async () => {
    const page = await platform.open.app.request(`/captcha/recaptcha?site=${encodeURIComponent(site)}`);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${site}`);
    expect(policy).toMatch(
      /script-src 'self' http:\/\/127\.0\.0\.1:\d+\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
    );
    expect(policy).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain(`data-site="${site}"`);
    expect(text).not.toContain(secret);
    const script = await platform.open.app.request('/captcha/recaptcha.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    for (const wrong of ['', '?site=https://evil.example', `?site=${site}.evil.example`])
      expect((await platform.open.app.request(`/captcha/recaptcha${wrong}`)).status).toBe(404);
  });
});

it('without a reCAPTCHA key, the settings contain no key and the reCAPTCHA page does not exist [ENTITY-019]', async () => {
  const plain = await testPlatform({ seed: 'none' });
  const settings = await plain.caller().send('GET', '/api/player/settings');
  expect(settings.body).toMatchObject({ recaptcha_key: null, recaptcha_frame: null });
  const page = await plain.open.app.request('/captcha/recaptcha?site=http://localhost:3000');
  expect(page.status).toBe(404);
  await plain.close();
});
