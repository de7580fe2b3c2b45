import { expectAccessible } from './accessible.ts';
import { putClock } from './casino-clock.ts';
import { awake, balanceIn, expect, fillSignIn, test } from './journey.ts';

/** Paths that a content blocker might mistake for a captcha, a chat or a payment script. */
const blocklist = /\/api\/(?:captcha|chat)|payments-library/;
/** The longest time until the page explains why something does not load. */
const told = { timeout: 3_000 };

test('with captcha, chat, payments library and all foreign hosts blocked, players can still sign in, and each blocked feature explains the problem within three seconds [B28]', async ({
  page,
  context,
  casino,
  watched,
}) => {
  watched.allow(/Failed to fetch|dynamically imported/);
  const foreign: string[] = [];
  const isForeign = ({ origin, protocol }: URL) =>
    protocol.startsWith('http') && ![casino.site, casino.platform].includes(origin);
  const isBlocking = { now: true };
  context.on('request', request => isForeign(new URL(request.url())) && foreign.push(request.url()));
  await context.route(
    url => isBlocking.now && (isForeign(url) || blocklist.test(url.pathname)),
    route => route.abort('blockedbyclient'),
  );
  const guess = { user: { email: 'multi@liftoff.test', password: 'wrong wrong' } };
  for (let at = 0; at < 3; at += 1)
    await page.request.post('/api/users/sign_in', { headers: { 'sec-fetch-site': 'same-origin' }, data: guess });
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  await putClock(casino, Date.now() + 6_000);
  await fillSignIn(page, 'multi@liftoff.test');
  await expect(page.getByText('Checking that you’re not a robot.')).toBeVisible(told);
  // The form retries the captcha solver a few times and then submits without a captcha. The refusal explains what
  // that means.
  const refusal = 'We couldn’t tell that you’re not a robot. If this e-mail has an account,';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(page.getByText('Checking that you’re not a robot.')).toHaveCount(0);
  await expect(page.getByLabel('E-mail', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await putClock(casino, null);
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  await fillSignIn(page, 'tester@liftoff.test');
  await expect(balanceIn(page)).toHaveText(/€/);
  await awake(page);

  await page.goto('/#chat', { waitUntil: 'domcontentloaded' });
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  const unloaded = chat.getByRole('alert').filter({ hasText: 'Your conversation didn’t load.' });
  await expect(chat).toBeVisible();
  await expect(unloaded).toBeVisible(told);
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);

  const blocked = page.waitForEvent('requestfailed', request => request.url().includes('payments-library'));
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await blocked;
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  const reason = cashbox.getByRole('alert').filter({ hasText: 'The cashbox didn’t load' });
  await expect(reason).toBeVisible(told);
  await expectAccessible(page);
  isBlocking.now = false;
  await reason.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(cashbox.getByLabel('Amount', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cashbox).toHaveCount(0);
  expect(foreign).toEqual([]);
});
