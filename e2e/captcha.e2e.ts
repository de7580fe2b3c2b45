import { expectAccessible } from './accessible.ts';
import { putClock } from './casino-clock.ts';
import { awake, balanceIn, expect, fillSignIn, test } from './journey.ts';
import { demoPassword } from './player-secrets.ts';

test('repeated wrong passwords make sign-in require a captcha, which the browser solves automatically [A13] [CALL-029]', async ({
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
  await page.goto('/');
  await awake(page);
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const sent: string[] = [];
  page.on('request', request => request.url().endsWith('/sign_in') && sent.push(request.postData() ?? ''));
  // After three wrong guesses, the platform evaluates the next attempt only after a pause of five seconds.
  await putClock(casino, Date.now() + 6_000);
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
  await putClock(casino, null);
  const { user } = JSON.parse(sent.at(-1) ?? '') as { user: object };
  expect(sent).toHaveLength(2);
  expect(user).toMatchObject({ email, captcha: expect.any(String), dfpc: expect.any(String) });
  expect(new Set(scripts.map(url => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]));
});
