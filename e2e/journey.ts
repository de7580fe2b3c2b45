import { expect, test as base, type Page } from '@playwright/test';
import type { Casino } from './casino.ts';
import { watch, type Watch } from './watch.ts';
import { workerCasino } from './worker-casino.ts';
import { demoPassword } from './player-secrets.ts';

/**
 * The journeys' test: `casino` is one running casino per worker. Whatever a journey is about, it also fails when a
 * screen breaks the content policy [A2], a script throws, or a cookie comes that is not on the list [A5].
 */
export const test = base.extend<
  { baseURL: string; watched: Watch; asksCookies: boolean; refused: void },
  { casino: Casino }
>({
  casino: workerCasino(),
  baseURL: async ({ casino }, use) => use(casino.site),
  // Whoever walks a journey has refused cookies before, so that their notice lies over no screen; but for its own.
  asksCookies: [false, { option: true }],
  refused: [
    async ({ context, asksCookies }, use) => {
      const refuse = () => {
        // A page without an address has no cookies.
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

/** Signs a player in by the call that the form makes; whatever page of the context is opened next is the player's. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post('/api/users/sign_in', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { user: { email, password } },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
}

/** Signs a player in and opens a page, the lobby where none is named, that then hears keys and presses. */
export async function enter(page: Page, email: string, path = '/'): Promise<void> {
  await signIn(page, email);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(balanceIn(page)).toBeVisible();
  await awake(page);
}

/**
 * The browser is a guest's from here on, without signing out. The page is left before its session is gone: one that is
 * still open leads to the sign-in by itself, over whatever is opened next.
 */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Journeys are played with motion reduced, which halves what is drawn; one whose subject moves asks for motion. */
export const inMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

/** Fills and sends the form of the page or of the dialog. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The header's balance; its words are the amount. */
export const balanceIn = (page: Page) => page.locator('header summary.balance');

/**
 * Waits until the page's script has taken over the header, or the part that is named, which may be later: links then open
 * dialogs and panels instead of pages.
 */
export async function awake(page: Page, part = page.getByRole('banner')): Promise<void> {
  const taken = () => part.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps')));
  await expect.poll(taken).toBe(true);
  // What listens to presses is put there after the page is taken over, before the browser has nothing else to do.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 5_000 })));
}

/** Keeps what a pattern names from being answered until it is let go. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}
