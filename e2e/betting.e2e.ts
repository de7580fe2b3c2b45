import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, expect, test as base } from './journey.ts';
import { workerCasino } from './worker-casino.ts';
import { demoPassword } from './player-secrets.ts';

/** A casino on a host with a parent domain, so that its sports host belongs to the same site. */
const test = base.extend<object, { casino: Casino }>({
  casino: workerCasino({ env: { BETTING_SANDBOX: 'on' }, host: 'liftoff.localhost' }),
});

const sportsOf = (site: string): string => site.replace('://', '://sport.');
/** A point outside the form's card. */
const beside = { x: 8, y: 8 };

test(
  'closing a sports site form leads to the address in its query, or to the sports site if there is none [OVERLAY-007] [OVERLAY-008] [ROUTE-055]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const sports = sportsOf(casino.site);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(beside.x, beside.y);
    await expect(page).toHaveURL(`${sports}/`);
    await expectAccessible(page);
    for (const form of ['login', 'registration']) {
      await page.goto(`/${form}?redirect=%2Ffairness%3Fa%3D1`);
      await awake(page, page.getByRole('main'));
      await page.mouse.click(beside.x, beside.y);
      await expect(page).toHaveURL(`${casino.site}/fairness?a=1`);
    }
    await page.goto('/sport/tennis');
    await expect(page).toHaveURL(`${sports}/tennis`);
  },
);

test(
  'a form framed by the sports site notifies it when the form is closed or the visitor signs in [OVERLAY-009] [ROUTE-002] [A37]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await page.goto(`${sportsOf(casino.site)}/`);
    const frame = page.locator('iframe');
    const form = page.frameLocator('iframe');
    await page.getByRole('link', { name: 'Create account' }).click();
    await form.getByRole('heading', { level: 1 }).waitFor();
    await awake(page, form.getByRole('main'));
    // A message from another window, from another origin or of another shape must not close the form.
    await page.evaluate(site => {
      const own = document.querySelector('iframe')?.contentWindow ?? null;
      const say = (data: unknown, origin: string, source: Window | null) =>
        dispatchEvent(new MessageEvent('message', { data, origin, source }));
      for (const origin of [location.origin, `${site}0`, 'http://liftoff.localhost', 'https://evil.example', 'null'])
        say({ type: 'close' }, origin, own);
      for (const source of [window, null]) say({ type: 'close' }, site, source);
      for (const words of ['close', null, { type: 'navigate' }, ['close']]) say(words, site, own);
    }, casino.site);
    await expect(frame).toBeVisible();
    await form.getByRole('main').click({ position: beside });
    await expect(frame).toBeHidden();
    await expect(page.getByRole('status')).toBeEmpty();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await form.getByRole('textbox', { name: 'E-mail' }).fill('demo@liftoff.test');
    await form.getByLabel('Password', { exact: true }).fill(demoPassword);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(frame).toBeHidden();
    await expect(page.getByRole('status')).toHaveText('You’re signed in to the casino.');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
    // For a visitor who is already signed in, the form closes without any input.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
    await expect(frame).toBeHidden();
  },
);

test(
  'signing in from the sports site without a frame leads back to the same sport, which shows who is signed in',
  { tag: '@all' },
  async ({ page, casino }) => {
    const sports = sportsOf(casino.site);
    await page.goto(`${sports}/football`);
    const address = (await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')) ?? '';
    await page.goto(address);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@liftoff.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${sports}/football`);
    await expect(page.getByRole('status')).toHaveText('You’re signed in to the casino.');
    await expect(page.getByRole('link', { name: 'Create account' })).toBeHidden();
    await page.getByRole('link', { name: 'Tennis' }).click();
    await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  },
);

test('an address hash opens the sports site or a page within it [HASH-005] [HASH-006] [SHELL-024]', async ({
  page,
  casino,
}) => {
  const sports = sportsOf(casino.site);
  for (const [hash, to] of [
    ['#sport', '/'],
    ['#sport_tennis', '/tennis'],
  ] as const) {
    await page.goto(`/fairness${hash}`);
    await expect(page).toHaveURL(sports + to);
  }
  await page.goto('/fairness#sports');
  await awake(page);
  await expect(page).toHaveURL(`${casino.site}/fairness#sports`);
});
