import { existsSync } from 'node:fs';
import { launch, type Frame, type Page } from 'puppeteer-core';
import { expect, test } from './journey.ts';
import { demoPassword } from './player-secrets.ts';

/** Debian's Firefox ESR, driven by WebDriver BiDi. All other journeys use another browser engine. */
const firefox = '/usr/bin/firefox-esr';
test.skip(!existsSync(firefox), `there is no ${firefox}`);

/** A long wait, because Firefox has to start for this journey while two other browsers are running. */
const waitMs = 45_000;

/** Finds an element of a page or frame by role and name, and waits until it is visible. */
const named = (where: Page | Frame, role: string, name: string) =>
  where.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(waitMs);
const shown = (where: Page | Frame, selector: string) =>
  where.waitForSelector(selector, { visible: true, timeout: waitMs });
const textOf = (where: Page | Frame, selector: string) => where.$eval(selector, element => element.textContent.trim());

/** Opens a page and waits until React has hydrated the header; from then on links open dialogs. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const isTaken = () => Object.keys(document.querySelector('header') ?? {}).some(key => key.startsWith('__reactProps'));
  await page.waitForFunction(isTaken, { timeout: waitMs });
}

/** The cross-origin frame of the element that matches a selector. Throws if the element has no frame. */
async function frameIn(page: Page, selector: string): Promise<Frame> {
  const element = await shown(page, selector);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`${selector} has no frame`);
  return frame;
}

/**
 * Whether a fault is only a load that Firefox cancelled because its page was left. Firefox reports it as a missing
 * file, although the file exists.
 */
async function isCalledOff(fault: string): Promise<boolean> {
  const [, address] = /(?:dynamically imported module: |^Error: Failed to load ‘)(http[^\s’]+)/.exec(fault) ?? [];
  return address !== undefined && (await fetch(address)).ok;
}

test('the lobby, search, a demo round, sign-in and the cashbox work in Firefox', async ({ casino }) => {
  test.slow();
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CA', 'ui.prefersReducedMotion': 1 },
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', error => faults.push(String(error)));
    page.setDefaultNavigationTimeout(waitMs);
    await page.setViewport({ width: 1440, height: 900 });
    await browser.setCookie({ name: 'cookie_consent', value: '1.refused.0', domain: 'localhost', path: '/' });

    await test.step('lobby and search', async () => {
      await open(page, casino.site);
      await shown(page, 'article');
      await named(page, 'link', 'Search games').click();
      const field = await shown(page, '.dialog input');
      await field?.type('rocket');
      await page.locator('.dialog article:has(a[href*="rocket-x"])').setTimeout(waitMs).hover();
    });
    await test.step('a demo round', async () => {
      await page.locator('.dialog a[href$="rocket-x?mode=demo"]').setTimeout(waitMs).click();
      const game = await frameIn(page, 'iframe.is-drawn');
      const start = await shown(game, '.crash-bar__play:not([aria-disabled="true"])');
      const before = await textOf(game, '.crash-bar__play');
      await start?.click();
      await game.waitForFunction(
        was => document.querySelector('.crash-bar__play')?.textContent.trim() !== was,
        { timeout: waitMs },
        before,
      );
    });
    await test.step('sign-in', async () => {
      await page.goto(`${casino.site}/sign-in`, { waitUntil: 'domcontentloaded' });
      await named(page, 'textbox', 'E-mail').fill('demo@liftoff.test');
      await (await shown(page, 'input[type="password"]'))?.type(demoPassword);
      await named(page, 'button', 'Sign in').click();
      await page.waitForFunction(() => location.pathname === '/', { timeout: waitMs });
      await shown(page, 'header summary.balance');
    });
    await test.step('the cashbox', async () => {
      // The balance menu, which is closed, contains the same link.
      await page.locator('.header__actions > a[href="/deposit"]').setTimeout(waitMs).click();
      await shown(page, '.dialog .cashbox__footer');
      expect(await textOf(page, '.dialog .cashbox__footer')).toContain('€');
    });
    const calledOff = await Promise.all(faults.map(isCalledOff));
    expect(faults.filter((_fault, index) => !calledOff[index])).toEqual([]);
  } finally {
    await browser.close();
  }
});
