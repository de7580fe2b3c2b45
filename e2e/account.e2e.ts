import type { BrowserContext, Request } from '@playwright/test';
import { awake, balanceIn, expect, fillSignIn, loseSession, signIn, test } from './journey.ts';
import { fillAboutYou, fillCredentials, freshEmail, register } from './new-player.ts';
import { expectKeptNowhere } from './stores.ts';
import { authenticatorCode } from './totp.ts';
import { demoPassword, freshPassword, totpSecret } from './player-secrets.ts';

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(cookie => cookie.name === '__Host-session');

test(
  'registration reports each missing or invalid field and keeps what was typed [SHELL-008] [KEY-001] [KEY-002] [KEY-004] [KEY-005]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('E-mail is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await expect(page.getByText('Check this box to continue.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@mail');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter a valid e-mail address, like name@mail.com.')).toBeVisible();
    await expect(page.getByText('Use 8 to 128 characters.')).toBeVisible();
    await fillCredentials(page, { email: freshEmail(), password: freshPassword });
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('First name is required.')).toBeVisible();
    await expect(page.getByText('Date of birth is required.')).toBeVisible();
    const birthday = page.getByLabel('Date of birth');
    await birthday.pressSequentially('31021990');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter a valid date as DD/MM/YYYY.')).toBeVisible();
    await birthday.fill('10/12/2020');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('You are not old enough to play here.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(/@liftoff\.test$/);
  },
);

const takenText = 'An account with this e-mail already exists. Sign in instead.';

test(
  'registration reports a taken email address when its field loses focus, and does not continue to the second step [SHELL-008] [CALL-028]',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => request.url().endsWith('/check-email') && asked.push(request.postData() ?? ''));
    await page.goto('/sign-up');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.fill('demo@liftoff.test');
    await email.press('Tab');
    await expect(page.getByText(takenText)).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await fillCredentials(page, { email: 'demo@liftoff.test', password: freshPassword });
    await expect(page.getByText(takenText)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    // Each address is checked once, however often its field is left.
    expect(asked.map(body => JSON.parse(body) as unknown)).toEqual([{ email: 'demo@liftoff.test' }]);
    await email.fill(freshEmail());
    await expect(page.getByText(takenText)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
  },
);

for (const [way, answer] of [
  ['fails', { status: 503, body: '{}' }],
  ['is refused for asking too often', { status: 429, body: '{"refusal":"rate_limited"}' }],
  ['never answers', null],
] as const)
  test(
    `an email check that ${way} does not block registration, and a taken address is reported at the end [SHELL-008]`,
    { tag: '@all' },
    async ({ page }) => {
      await page.route('**/check-email', route => (answer ? route.fulfill(answer) : undefined));
      await page.goto('/sign-up');
      await fillCredentials(page, { email: 'demo@liftoff.test', password: 'password1' });
      await fillAboutYou(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('This password is too common. Choose another.')).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(freshPassword);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText(takenText)).toBeVisible();
    },
  );

test(
  'registration offers only open countries and only currencies that a payment method accepts [CALL-046] [CALL-047]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const listed = (await (await fetch(`${casino.site}/api/info/currencies`)).json()) as {
      code: string;
      enabled: boolean;
      deposit: boolean;
    }[];
    const payable = listed.filter(one => one.enabled && one.deposit).map(one => one.code);
    expect(payable.length).toBeLessThan(listed.length);
    const countries = (await (await fetch(`${casino.site}/api/info/countries`)).json()) as {
      code: string;
      open: boolean;
    }[];
    const open = countries.filter(one => one.open).map(one => one.code);
    expect(open.length).toBeLessThan(countries.length);
    const codes = (name = 'Currency') =>
      page
        .getByRole('combobox', { name })
        .locator('option')
        .evaluateAll(options => options.map(option => option.getAttribute('value')));
    await page.goto('/sign-up');
    expect(await codes()).toEqual(payable);
    expect(new Set(await codes('Country'))).toEqual(new Set(open));
    await page.goto('/');
    await awake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await codes()).toEqual(payable);
  },
);

for (const locale of ['en-CA', 'fr-CA', 'de'])
  test(
    `the second step of registration fits into 900 px even with every field invalid, and its province field looks enabled (${locale}) [CALL-046]`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(locale === 'en-CA' ? '/sign-up' : `/${locale}/sign-up`);
      const next = page.locator('main button[type=submit]');
      await page.locator('[name=email]').fill(freshEmail());
      await page.locator('[name=password]').fill(freshPassword);
      await page.locator('select[name=country]').selectOption('CA');
      await page.locator('[name=terms_acceptance]').check();
      await next.click();
      const province = page.locator('select[name=state]');
      await expect(province).toBeVisible();
      const groundOf = (name: string) =>
        page.locator(`[name=${name}]`).evaluate(field => {
          const { backgroundColor, cursor } = getComputedStyle(field.closest('.input') ?? field);
          return `${backgroundColor} ${cursor}`;
        });
      expect(await groundOf('state')).toBe(await groundOf('first_name'));
      await page.locator('[name=nickname]').fill('?');
      await page.locator('.account-form__limit .chip').nth(2).click();
      await next.click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
      const screen = await page
        .locator('main')
        .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
      expect(screen).toEqual({ scrollHeight: 900, clientHeight: 900 });
    },
  );

test('a guest who registers is a player immediately and can sign in to the account on the next visit [SHELL-008] [ROUTE-048] [ROLE-001] [CALL-032] [STATE-036] [STATE-040]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const isRegistration = (request: Request) => request.url().endsWith('/api/users') && request.method() === 'POST';
  const sent = page.waitForRequest(isRegistration, { timeout: 60_000 });
  // Registration must load the same player data as a sign-in.
  const wanted = [
    'player/comp_points',
    'player/bonuses',
    'user_limits',
    'tournaments/player',
    'lotteries/statuses',
    'player/lootboxes',
    'player/played_games',
    'player/settings',
    'player/stats',
    'subscriptions',
  ];
  const loads = wanted.map(name =>
    page.waitForResponse(answer => new URL(answer.url()).pathname === `/api/${name}`, { timeout: 60_000 }),
  );
  const player = await register(page);
  await expect(page).toHaveURL('/');
  for (const load of await Promise.all(loads)) expect([load.url(), load.status()]).toEqual([load.url(), 200]);
  const { user } = (await sent).postDataJSON() as { user: { email: string; dfpc: string } };
  expect(user).toMatchObject({ email: player.email, dfpc: expect.stringMatching(/^[\da-f-]{36}$/) });
  await expect(balanceIn(page)).toHaveText(/\$0\.00/);
  const heart = page.getByRole('button', { name: /^Favourite / }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // Leaves the page, so that it sends no more requests as this player.
  await page.goto('about:blank');
  await loseSession(page);
  await signIn(page, player.email, player.password);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(balanceIn(page)).toHaveText(/\$0\.00/);
});

test('sign-in reports a wrong password without saying which field is wrong, and accepts a pasted correct one [SHELL-009] [ROUTE-047] [ROLE-001] [A5] [A12] [ERR-001] [ERR-009] [GUARD-005] [STATE-003] [PROUTE-030]', async ({
  page,
  context,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('E-mail is required.')).toBeVisible();
  await fillSignIn(page, 'tester@liftoff.test', 'not the password');
  await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
  // A refused sign-in stays on the sign-in page.
  await expect(page).toHaveURL('/sign-in');
  // Copies the password and pastes it over the existing text, as a password manager or a player would.
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(demoPassword);
  await email.press('ControlOrMeta+a');
  await email.press('ControlOrMeta+c');
  await email.fill('tester@liftoff.test');
  await password.press('ControlOrMeta+a');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(balanceIn(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await sessionOf(context)).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-');
});

test(
  'with two-factor on, sign-in requires the authenticator code as its second step [SHELL-009] [CALL-030] [A44]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page, 'otp@liftoff.test');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const code = page.getByLabel('6-digit code');
    const right = authenticatorCode(totpSecret);
    await code.fill(right === '000000' ? '111111' : '000000');
    await expect(page.getByText(/That code is incorrect or was already used/)).toBeVisible();
    await code.fill('');
    const used = authenticatorCode(totpSecret);
    await code.fill(used);
    await expect(balanceIn(page)).toBeVisible();
    await expectKeptNowhere(page, { password: demoPassword, code: used, totpSecret });
  },
);

test(
  'a page that needs an account sends a guest to registration and then back to the requested page [GUARD-001]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const wanted = '/play/turbogames/rocket-x?mode=real';
    await page.goto(wanted);
    await expect(page).toHaveURL(`/sign-up?${new URLSearchParams({ redirect: wanted })}`);
    await page.goto(`/sign-in?${new URLSearchParams({ redirect: wanted })}`);
    await fillSignIn(page, 'tester@liftoff.test');
    await expect(page).toHaveURL(wanted);
    await loseSession(page);
    await page.goto('/favorite-games?page=2');
    // A guest who has an account can switch to sign-in, and returns to the requested page from there too.
    const form = page.getByRole('main');
    const kept = `?${new URLSearchParams({ redirect: '/favorite-games?page=2' })}`;
    await expect(page).toHaveURL(`/sign-up${kept}`);
    // The page is cached for all visitors. Its links must still carry this visitor's destination, even before its
    // script has loaded.
    const follow = async (name: string, to: string) => {
      await form.getByRole('link', { name }).click();
      await expect(page).toHaveURL(to);
    };
    const scripts = '**/assets/*.js';
    await page.route(scripts, () => undefined);
    await follow('Sign in', `/sign-in${kept}`);
    await follow('Create an account', `/sign-up${kept}`);
    await page.unroute(scripts);
    await follow('Sign in', `/sign-in${kept}`);
    await follow('Create an account', `/sign-up${kept}`);
    await register(page);
    await expect(page).toHaveURL('/favorite-games?page=2');
    await loseSession(page);
    await page.goto(`/sign-up?${new URLSearchParams({ redirect: 'https://evil.example/' })}`);
    await register(page);
    expect(new URL(page.url()).origin).toBe(casino.site);
    await loseSession(page);
    await page.goto(`/sign-in?${new URLSearchParams({ redirect: '/\\evil.example' })}`);
    await fillSignIn(page, 'tester@liftoff.test', demoPassword);
    await expect(balanceIn(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(casino.site);
  },
);
