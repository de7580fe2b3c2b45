import { awake, enter, expect, inMotion, test as base } from './journey.ts';
import type { Casino } from './casino.ts';
import { workerCasino } from './worker-casino.ts';

const image = '/pictures/scene/launch';
const dayMs = 86_400_000;
const files = {
  'banners-config': {
    banners: [
      {
        id: 'second',
        image,
        title: 'Up to {amount}',
        variables: { amount: { EUR: '€300', CAD: '$450' } },
        order: { 'index top': 2 },
        button: { name: 'See the cup', type: 'tournaments', frontendIdentifier: 'orbit-cup' },
        secondButton: { name: 'How it works', popup: { title: 'How the offer works', steps: ['Deposit.', 'Choose.'] } },
      },
      {
        id: 'first',
        image,
        title: 'Open the tables',
        order: { 'index top': 1 },
        button: { name: 'Go', url: '/live/all' },
      },
      { id: 'players', image, title: 'For players', audience: 'players' },
      { id: 'service', image, title: 'Payments are slow today', kind: 'service' },
      {
        id: 'strip',
        image,
        title: 'Friday refuel',
        size: 'strip',
        button: { name: 'See the terms', url: '/general-rules' },
        timer: { start_at: '2020-01-01T00:00:00Z', end_at: new Date(Date.now() + dayMs).toISOString() },
      },
      { id: 'jackpots', image, title: 'Three new pots', categories: ['jackpots'] },
    ],
  },
};
const test = base.extend<object, { casino: Casino }>({ casino: workerCasino({ config: files }) });

test('the operator’s banners are shown in their order, count down over reloads, explain themselves and lead into the site; a protected player sees only the service banner [PBANNER-001] [PBANNER-010] [PBANNER-013] [C15]', async ({
  page,
  context,
  casino,
}) => {
  await inMotion(page);
  await page.goto('/');
  await awake(page);
  const offers = page.getByRole('region', { name: 'Offers' });
  const titles = offers.getByRole('heading', { includeHidden: true });
  await expect(titles).toHaveText(['Open the tables', 'Up to $450', 'Payments are slow today']);
  // The bar of the current slide is the carousel's timer.
  const durations = () =>
    offers.evaluate(all => all.getAnimations({ subtree: true }).map(one => one.effect?.getTiming().duration));
  await expect.poll(durations).toContain(10_000);

  const strip = page.getByRole('complementary', { name: 'Friday refuel' });
  await expect(strip.getByRole('timer')).toHaveText(/^23hrs\d\dmin\d\dsec$/);
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name === 'promo_banner_timer')?.value;
  await expect.poll(cookieOf).toBeDefined();
  const started = await cookieOf();
  await page.reload();
  await expect(strip.getByRole('timer')).toHaveText(/^23hrs\d\dmin\d\dsec$/);
  expect(await cookieOf()).toBe(started);
  await awake(page);
  await strip.getByRole('button', { name: 'No, thanks' }).click();
  await expect(strip).toBeHidden();

  await page.getByRole('button', { name: 'Show offer 2' }).click();
  await offers.getByRole('button', { name: 'How it works' }).click();
  const popup = page.getByRole('dialog', { name: 'How the offer works' });
  await expect(popup.getByRole('listitem')).toHaveText(['Deposit.', 'Choose.']);
  await expect(popup.getByRole('link', { name: 'See the cup' })).toHaveAttribute('href', '/tournaments/orbit-cup');
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Show offer 1' }).click();
  await offers.getByRole('link', { name: 'Go' }).click();
  await expect(page).toHaveURL(/\/live\/all$/);
  await page.goto('/jackpots');
  await expect(page.getByRole('heading', { name: 'Three new pots' })).toBeVisible();

  await enter(page, 'demo@liftoff.test');
  await expect(titles).toHaveText(['Open the tables', 'Up to €300', 'For players', 'Payments are slow today']);
  await casino.console('POST', 'players/demo@liftoff.test', { blocked: 'cooling_off' });
  await page.goto('/');
  await expect(titles).toHaveText(['Payments are slow today']);
});
