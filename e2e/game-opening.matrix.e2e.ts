import { addressOf, frameOf, openSlot, spinButton } from './game.ts';
import { expect, hold, inMotion, test } from './journey.ts';

const opening = /^Opening /;

test('after eight seconds of "Opening", the page says that the game is slow, and trying again opens it', async ({
  page,
  casino,
}) => {
  const { promise: never } = Promise.withResolvers<void>();
  await page.clock.install();
  // The platform receives the request and never answers.
  await page.route('**/frame/?*', () => never);
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(opening)).toBeVisible();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('heading', { name: 'The game is taking a while to open' })).toBeVisible();
  await page.unroute('**/frame/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(spinButton(page)).toBeVisible();
  await expect(page.getByText(/has not opened yet/)).toHaveCount(0);
});

test('an unanswered game launch is reported after eight seconds, with a button to try again', async ({
  page,
  casino,
}) => {
  const { promise: never } = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/launch', () => never);
  const asked = page.waitForRequest('**/launch');
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(opening)).toBeVisible();
  await asked;
  await page.clock.fastForward(8_500);
  await expect(page.getByRole('heading', { name: 'The game is taking a while to open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the "Opening" message stays until the reels are drawn', async ({ page, casino }) => {
  await page.clock.install();
  const letPicturesGo = await hold(page, '**/pictures/symbol/**');
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).locator('.reel .cell img').first()).toBeAttached();
  // A game opens without its pictures after four seconds. The paused clock keeps that time from passing on a slow
  // machine.
  await page.clock.pauseAt(Date.now() + 500);
  await expect(page.getByText(opening)).toBeVisible();
  await expect(page.locator('iframe.is-drawn')).toHaveCount(0);
  letPicturesGo();
  await expect(page.locator('iframe.is-drawn')).toBeVisible();
  const painted = await frameOf(page)
    .locator('.reel__cells img')
    .evaluateAll(pictures => pictures.every(one => one instanceof HTMLImageElement && one.naturalWidth > 0));
  expect(painted).toBe(true);
});

test("a game's files are compressed and cached permanently, while its page is not cached", async ({ page, casino }) => {
  const files = new Map<string, Record<string, string>>();
  page.on('response', answer => {
    if (answer.url().startsWith(`${casino.platform}/frame/`) && !answer.url().includes('/api/'))
      files.set(new URL(answer.url()).pathname, answer.headers());
  });
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toBeVisible();
  const scripts = [...files].filter(([path]) => /\.(?:js|css)$/.test(path));
  expect(scripts.length).toBeGreaterThan(3);
  for (const [path, headers] of scripts) {
    expect({ path, ...headers }).toMatchObject({
      path,
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(path).toMatch(/-[\w-]{8}\.(?:js|css)$/);
  }
  expect(files.get('/frame/')?.['cache-control']).toBe('private, no-store');
});

for (const [name, address] of [
  ['a slot', null],
  ['a crash game', '/play/turbogames/rocket-x?mode=demo'],
  ['a roulette table', '/play/baize-works/european-roulette?mode=demo'],
] as const)
  test(`${name} draws nothing while nothing moves`, async ({ page, casino }) => {
    await inMotion(page);
    await page.addInitScript(() => {
      const counted = window as typeof window & { framesAsked: number; nextFrame: typeof requestAnimationFrame };
      counted.framesAsked = 0;
      counted.nextFrame = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = callback => {
        counted.framesAsked += 1;
        return counted.nextFrame(callback);
      };
    });
    await page.goto(address ?? addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('iframe.is-drawn')).toBeVisible();
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('the game has no frame');
    /** Counts animation frames requested during thirty frames, and running animations. */
    const atWork = () =>
      frame.evaluate(async () => {
        const counted = window as typeof window & { framesAsked: number; nextFrame: typeof requestAnimationFrame };
        const before = counted.framesAsked;
        for (let passed = 0; passed < 30; passed += 1) await new Promise(done => counted.nextFrame(done));
        const running = document.getAnimations().filter(({ playState }) => playState === 'running').length;
        return { frames: counted.framesAsked - before, running };
      });
    await expect.poll(atWork).toEqual({ frames: 0, running: 0 });
  });
