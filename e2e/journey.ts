import { expect, test as base, type Page } from '@playwright/test';
import type { Casino } from './casino.ts';
import { watch, type Watch } from './watch.ts';
import { workerCasino } from './worker-casino.ts';
import { demoPassword } from './player-secrets.ts';

/**
 * The `test` function of the journeys. `casino` is one running casino per worker. Every journey also fails if a
 * screen violates the content policy [A2], a script throws, or a cookie is set that is not on the list [A5].
 */
export const test = base.extend<
  { baseURL: string; watched: Watch; asksCookies: boolean; refused: void },
  { casino: Casino }
>({
  casino: workerCasino(),
  baseURL: async ({ casino }, use) => use(casino.site),
  // Journeys start with cookies refused, so that the cookie notice covers no screen. Tests of the notice set
  // `asksCookies`.
  asksCookies: [false, { option: true }],
  refused: [
    async ({ context, asksCookies }, use) => {
      const refuse = () => {
        // A page without an http address has no cookies.
        if (location.protocol.startsWith('http')) document.cookie = 'cookie_consent=1.refused.0;path=/';
      };
      if (!asksCookies) await context.addInitScript(refuse);
      await use();
    },
    { auto: true },
  ],
  watched: [
    async ({ context }, use) => {
      const watched = watch(context);
      await use(watched);
      expect(watched.faults()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a player in with the same call as the form. Pages opened in this context afterwards are signed in. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post('/api/users/sign_in', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { user: { email, password } },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
}

/** Signs a player in, opens a page (the lobby by default), and waits until it responds to keys and clicks. */
export async function enter(page: Page, email: string, path = '/'): Promise<void> {
  await signIn(page, email);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(balanceIn(page)).toBeVisible();
  await awake(page);
}

/**
 * Turns the browser into a guest's without signing out. Leaves the page first, because an open page whose session
 * ends redirects to sign-in and would interfere with the next navigation.
 */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/**
 * Journeys run with reduced motion, which halves the drawing work. Tests of moving elements call this to allow
 * motion.
 */
export const inMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

/** Fills in and submits the sign-in form of the page or dialog. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The balance element in the header, whose text is the amount. */
export const balanceIn = (page: Page) => page.locator('header summary.balance');

/**
 * Waits until React has hydrated the header, which an open dialog may hide, or another part that can take longer. From
 * then on, links open dialogs and panels instead of pages.
 */
export async function awake(page: Page, part = page.getByRole('banner', { includeHidden: true })): Promise<void> {
  const taken = () => part.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps')));
  await expect.poll(taken).toBe(true);
  // Click listeners are added after hydration and before the browser is first idle.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 5_000 })));
}

/** Holds requests that match a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}
