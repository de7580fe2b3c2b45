import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cardFrame, payWith } from './card-form.ts';
import { balanceOnPlatform, expectBalance } from './game.ts';
import { signIn, test } from './journey.ts';
import { expectKeptNowhere } from './stores.ts';
import { fillAboutYou, fillCredentials, freshEmail, register } from './new-player.ts';
import { birthday, freshPassword } from './player-secrets.ts';

const cashbox = (page: Page) => page.getByRole('dialog');

/** Fills in the details that the law requires of a new player before the first deposit [STATE-055]. */
async function fillDetails(page: Page): Promise<void> {
  await expect(cashbox(page).getByRole('heading', { name: 'A few details first' })).toBeVisible();
  await expect(cashbox(page).getByRole('tab')).toHaveCount(0);
  await cashbox(page).getByLabel('Address').fill('12 Harbour Street');
  await cashbox(page).getByLabel('City').fill('Toronto');
  await cashbox(page)
    .getByLabel(/postal code/i)
    .fill('M5V 2T6');
  await cashbox(page).getByLabel(/phone/i).fill('+1 416 555 0142');
  await cashbox(page).getByRole('button', { name: 'Save and continue' }).click();
}

/** Enters an amount, continues to the provider's frame, and returns the payment's id. */
async function beginDeposit(page: Page, amount: string): Promise<string> {
  await cashbox(page).getByLabel('Amount', { exact: true }).fill(amount);
  const answered = page.waitForResponse(answer => answer.url().endsWith('/payments/deposits'));
  await cashbox(page)
    .getByRole('button', { name: /^Deposit / })
    .click();
  const { payment } = (await (await answered).json()) as { payment: { id: string } };
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  return payment.id;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

test('a new player registers and deposits, while the site never receives the card number and reports other card details to the fraud check [CALL-040] [A29] [SHELL-003] [SHELL-014] [SHELL-035] [POPUP-009] [ROUTE-039] [CALL-022] [CONST-039] [STATE-055] [STATE-056] [POPUP-011] [A44] [ROUTE-069]', async ({
  page,
  casino,
}) => {
  const number = '4242424242424242';
  const sent: Request[] = [];
  page.context().on('request', request => sent.push(request));
  await page.goto('/sign-up');
  await register(page);
  await page.goto('/popup/personal-info');
  await expect(cashbox(page).getByRole('heading', { name: 'A few details first' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL('/deposit');
  await fillDetails(page);
  await expect(cashbox(page).getByLabel('Amount', { exact: true })).toHaveValue('50');
  await beginDeposit(page, '50');
  const source = await page.locator('iframe').getAttribute('src');
  expect(new URL(source ?? '').origin).toBe(casino.platform);
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toMatch(/top-navigation|popups/);
  await payWith(page, number);
  await expect(cashbox(page).getByText(/\$50\.00 added to your balance/)).toBeVisible();
  expect(await balanceOnPlatform(page)).toBe(5_000n);
  await expectKeptNowhere(page, { password: freshPassword, card: number, ...birthday });
  await cashbox(page).getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, 5_000n);
  const leaked = sent.filter(request => digits(`${request.url()} ${request.postData() ?? ''}`).includes(number));
  expect(leaked.map(request => request.url())).toEqual([]);
  const report = sent.find(request => new URL(request.url()).pathname === '/api/users/transaction')?.postDataJSON();
  expect(report).toMatchObject({
    type: 'transaction',
    amount_cents: 5_000,
    payment_system: 'card',
    card_holder: 'Ada Byron',
    card_last_four: '4242',
    card_bin: '424242',
  });
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(digits(stored)).not.toContain(number);
});

test(
  'a card declined by the bank takes nothing, and the player can try another method [CALL-015]',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'tester@liftoff.test');
    const before = await balanceOnPlatform(page);
    await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
    await beginDeposit(page, '25');
    await payWith(page, '4000000000000002');
    await expect(cashbox(page).getByRole('heading', { name: '€25.00 was declined' })).toBeVisible();
    await expect(
      cashbox(page).getByText(/^Nothing was taken and your balance is unchanged\. Try another card/),
    ).toBeVisible();
    await expect(cashbox(page).getByRole('button', { name: 'Done' })).toHaveCount(0);
    await expect(cashbox(page).getByRole('button', { name: 'Close' }).last()).toBeVisible();
    expect(await balanceOnPlatform(page)).toBe(before);
    await cashbox(page).getByRole('button', { name: 'Try another method' }).click();
    await expect(cashbox(page).getByLabel('Amount', { exact: true })).toBeVisible();
    await cashbox(page).getByRole('tab', { name: 'History' }).click();
    await expect(cashbox(page).getByRole('listitem').first()).toContainText('Declined');
  },
);

test('a payment that needs confirmation at the bank is credited after the player confirms it', async ({ page }) => {
  await signIn(page, 'tester@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
  await beginDeposit(page, '30');
  await payWith(page, '4000002500003155');
  await expect(cardFrame(page).getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
  expect(await balanceOnPlatform(page)).toBe(before);
  await cardFrame(page).getByRole('button', { name: 'Yes, pay' }).click();
  await expect(cashbox(page).getByText(/€30\.00 added to your balance/)).toBeVisible();
  expect(await balanceOnPlatform(page)).toBe(before + 3_000n);
});

test(
  'a payment that the provider decides later is updated on the screen as soon as it is decided',
  { tag: '@all' },
  async ({ page, casino }) => {
    await signIn(page, 'tester@liftoff.test');
    const before = await balanceOnPlatform(page);
    await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
    const id = await beginDeposit(page, '40');
    await payWith(page, '4000000000000259');
    await expect(cardFrame(page).getByRole('heading', { name: 'Your bank needs more time' })).toBeVisible();
    expect(await balanceOnPlatform(page)).toBe(before);
    await casino.console('POST', `payments/${id}`, { state: 'succeeded' });
    await expect(cashbox(page).getByText(/€40\.00 added to your balance/)).toBeVisible();
    await expectBalance(page, before + 4_000n);
  },
);

test(
  "the cashbox counts a deposit only once in the new balance, even if the credit arrives before the payment's response",
  { tag: '@all' },
  async ({ page, casino }) => {
    await signIn(page, 'tester@liftoff.test');
    const before = await balanceOnPlatform(page);
    await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
    const id = await beginDeposit(page, '40');
    await page.route(`**/payments/${id}`, route => route.abort());
    const after = cashbox(page)
      .locator('.cashbox__values div')
      .filter({ hasText: 'Balance after deposit' })
      .locator('dd');
    const reported = digits(await after.innerText());
    expect(reported).toBe(String(before + 4_000n));
    await casino.console('POST', `payments/${id}`, { state: 'succeeded' });
    await expectBalance(page, before + 4_000n);
    expect(digits(await after.innerText())).toBe(reported);
  },
);

test(
  'the cashbox offers no amount above the deposit limit, and shows how much the limit allows and until when',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/sign-up');
    await fillCredentials(page, { email: freshEmail(), password: freshPassword });
    await fillAboutYou(page);
    await page.getByRole('button', { name: '$100 a week' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Continue to the games' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
    await fillDetails(page);
    await expect(cashbox(page).getByText('Your deposit limit allows $100.00 more.')).toBeVisible();
    const presets = cashbox(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button');
    await expect(presets).toHaveText(['$30', '$50', '$100']);
    const amount = cashbox(page).getByLabel('Amount', { exact: true });
    const deposit = cashbox(page).getByRole('button', { name: /^Deposit/ });
    await amount.fill('120');
    await deposit.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    // Payments in progress count too. Only the platform knows them, so its refusal says what is left and until when.
    const limit = {
      type: 'deposit',
      period: 'week',
      currency: 'CAD',
      left_cents: 4_000,
      until: '2027-03-05T17:30:00.000Z',
    };
    await page.route('**/payments/deposits', route =>
      route.fulfill({ status: 403, json: { refusal: 'limit_reached', limit, request_id: 'a' } }),
    );
    await amount.fill('90');
    await deposit.click();
    await expect(cashbox(page).getByRole('alert')).toHaveText(
      /^This exceeds your deposit limit\. Until Mar\.? 5, 2027, 12:30\sp\.m\., your deposit limit allows \$40\.00 more\.$/,
    );
    await expect(presets).toHaveText(['$30', '$40']);
    await expectAccessible(page);
  },
);

test('cancelling a payment in the cashbox takes nothing', { tag: '@all' }, async ({ page }) => {
  await signIn(page, 'tester@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
  await beginDeposit(page, '20');
  await cashbox(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(cashbox(page).getByRole('heading', { name: 'Payment of €20.00 cancelled' })).toBeVisible();
  expect(await balanceOnPlatform(page)).toBe(before);
});

test(
  'the cashbox explains an amount outside the allowed range before any payment is requested',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, 'tester@liftoff.test');
    await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
    const asked: string[] = [];
    page.on('request', request => request.url().endsWith('/payments/deposits') && asked.push(request.url()));
    const amount = cashbox(page).getByLabel('Amount', { exact: true });
    for (const [text, words] of [
      ['1', /Minimum €/],
      ['99999999', /Maximum €/],
      ['abc', 'Enter an amount in digits, like 50 or 12.50.'],
      ['', 'Enter an amount.'],
    ] as const) {
      await amount.fill(text);
      await cashbox(page)
        .getByRole('button', { name: /^Deposit/ })
        .click();
      await expect(cashbox(page).getByText(words)).toBeVisible();
    }
    expect(asked).toEqual([]);
  },
);

test('a crypto deposit goes to an address created for that payment, and is credited even while the window is closed [CONST-035]', async ({
  page,
  casino,
}) => {
  await signIn(page, 'crypto@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
  await expect(cashbox(page).getByRole('radio', { name: /Bitcoin/ })).toBeChecked();
  await expect(cashbox(page).getByLabel('Amount', { exact: true })).toHaveValue('0.0001');
  await cashbox(page).getByLabel('Amount', { exact: true }).fill('0.00025');
  const answered = page.waitForResponse(answer => answer.url().endsWith('/payments/deposits'));
  await cashbox(page)
    .getByRole('button', { name: /^Deposit / })
    .click();
  const { payment, next_step: step } = (await (await answered).json()) as {
    payment: { id: string };
    next_step: { address: string };
  };
  await expect(cashbox(page).getByRole('heading', { name: 'Send exactly 0.00025 BTC' })).toBeVisible();
  await expect(cashbox(page).getByText(step.address)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await casino.console('POST', `payments/${payment.id}`, { state: 'processing' });
  await expect(cashbox(page).getByText('Payment received, waiting for confirmation')).toBeVisible();
  await expect(cashbox(page).getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  await cashbox(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(cashbox(page)).toHaveCount(0);
  expect(await balanceOnPlatform(page)).toBe(before);
  await casino.console('POST', `payments/${payment.id}`, { state: 'succeeded' });
  await expect.poll(() => balanceOnPlatform(page)).toBe(before + 25_000n);
  await expectBalance(page, before + 25_000n);
});
