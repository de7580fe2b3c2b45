import { expectAccessible } from './accessible.ts';
import { awake, balanceIn, expect, fillSignIn, test } from './journey.ts';
import { demoPassword } from './player-secrets.ts';

test('repeated wrong passwords lock an account, and its mailed link opens it with a captcha that the browser solves automatically [A13] [CALL-029]', async ({
  page,
  casino,
}) => {
  const email = 'vip@liftoff.test';
  const guess = () =>
    page.request.post('/api/users/sign_in', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { user: { email, password: 'wrong wrong' } },
    });
  for (let at = 0; at < 3; at += 1) expect((await guess()).status()).toBe(401);
  const mailed = async () => {
    const mails = (await casino.console('GET', `mails?to=${encodeURIComponent(email)}`)) as { text: string }[];
    return mails.flatMap(({ text }) => /\/sign-in\?unlock_token=[\w-]+/.exec(text) ?? [])[0] ?? '';
  };
  await expect.poll(mailed, { timeout: 30_000 }).not.toBe('');
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await page.goto(await mailed());
  await awake(page, page.getByRole('main'));
  await expect(page.getByText(/^The link we e-mailed you lets you sign in/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', request => request.url().endsWith('/sign_in') && sent.push(request.postData() ?? ''));
  // Holds back the captcha task until the screen has been checked, because the browser might solve it in a moment.
  const looked = Promise.withResolvers<void>();
  await page.route(/\/api\/captcha$/, async route => {
    await looked.promise;
    await route.continue();
  });
  await fillSignIn(page, email, demoPassword);
  await expect(page.getByText('Checking that you’re not a robot.')).toBeVisible();
  await expectAccessible(page);
  looked.resolve();
  await expect(balanceIn(page)).toBeVisible();
  const { user } = JSON.parse(sent.at(-1) ?? '') as { user: object };
  expect(sent).toHaveLength(2);
  const given = expect.any(String) as unknown;
  expect(user).toMatchObject({ email, unlock_token: given, captcha: given, dfpc: given });
  expect(new Set(scripts.map(url => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]));
});
