import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectBalance } from './game.ts';
import { enter, expect, signIn, test } from './journey.ts';

const cashbox = (page: Page) => page.getByRole('dialog');
const ours = { 'sec-fetch-site': 'same-origin' };

/**
 * Deposits by card, with the calls of the page and the provider's frame, so that the card can receive a withdrawal.
 */
async function payByCard(page: Page): Promise<void> {
  const begun = await page.request.post('/payments/deposits', {
    headers: { ...ours, 'idempotency-key': randomUUID() },
    data: { method_id: 'card', amount_cents: 5_000, currency: 'EUR' },
  });
  const { payment, next_step: next } = (await begun.json()) as { payment: { id: string }; next_step: { url: string } };
  await page.request.post(`${next.url}/pay`, { headers: ours, data: { card: 'tok_succeeds' } });
  const state = async () =>
    ((await (await page.request.get(`/payments/${payment.id}`)).json()) as { state: string }).state;
  await expect.poll(state).toBe('succeeded');
}

/** Words that would try to talk a player out of a withdrawal. */
const offering = /bonus|free spin|keep playing|play on|stay with us|before you go|are you sure/i;

/** Records the names of all dialogs that ever appear on the page in `window.dialogs`. */
function noteDialogs(): void {
  const seen: string[] = [];
  Reflect.set(window, 'dialogs', seen);
  const look = () => {
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')) {
      const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent;
      // The cashbox has the balance in its name, which is removed.
      const name = (dialog.getAttribute('aria-label') ?? label ?? '').replace(/ *Balance.*/, '');
      if (!seen.includes(name)) seen.push(name);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

test('a player withdraws to the card used for deposits, sees each step, and recalls a withdrawal that has not been sent [SHELL-003] [SHELL-014] [ROUTE-042] [POPUP-008] [CALL-016] [VALID-047] [C24]', async ({
  page,
  casino,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await payByCard(page);
  await casino.console('POST', 'players/demo@liftoff.test', { balance: { currency: 'EUR', amount_cents: 250_000 } });
  await enter(page, 'demo@liftoff.test', '/withdraw');
  const dialog = cashbox(page);
  await expect(dialog.getByRole('tab', { name: 'Withdraw', selected: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Card ending 4242/ })).toBeChecked();
  const amount = dialog.getByLabel('Amount', { exact: true });
  await amount.fill('2600');
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(amount).toHaveAccessibleDescription(
    'Your balance doesn’t cover this amount. You can withdraw up to €2,500.00.',
  );
  await dialog.getByRole('button', { name: 'All €2,500' }).click();
  await expect(amount).toHaveValue('2500');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw €2,500.00' }).click();
  await expect(dialog.getByRole('heading', { name: '€2,500.00 requested' })).toBeVisible();
  await expectBalance(page, 0n);
  await dialog.getByRole('button', { name: 'See history' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Withdrawal, Card 4242' });
  await expect(row.getByText('Being checked by our team')).toHaveAttribute('aria-current', 'step');
  await row.getByRole('button', { name: 'Recall, return to balance' }).click();
  await row.getByRole('button', { name: 'Return it' }).click();
  await expect(row.getByText('Recalled', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Recall/ })).toHaveCount(0);
  await expectBalance(page, 250_000n);

  await row.getByRole('button', { name: /^Receipt/ }).click();
  const lines = page.getByRole('table', { name: 'Ledger entries' });
  await expect(lines.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
});

test('a withdrawal names the deposit bonus that it would cancel, keeps it on "no", and cancels it on "yes" [PX-04] [PX-47]', async ({
  page,
  casino,
}) => {
  const email = 'demo@liftoff.test';
  await signIn(page, email);
  await page.request.patch('/api/player/set_bonus_code', {
    headers: { ...ours, 'idempotency-key': randomUUID() },
    data: { deposit_bonus_code: 'RELOAD25' },
  });
  await payByCard(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 50_000 } });
  const stages = async () =>
    ((await (await page.request.get('/api/player/bonuses')).json()) as { stage: string }[]).map(({ stage }) => stage);
  await expect.poll(stages).toEqual(['issued']);
  await enter(page, email, '/withdraw');
  await cashbox(page).getByLabel('Amount', { exact: true }).fill('100');
  await cashbox(page).getByRole('button', { name: 'Withdraw €100.00' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw €100.00 and cancel your bonus?' });
  await expect(question).toContainText('Reload: €12.50 bonus, not started yet.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep the bonus' }).last().click();
  await expect(question).toHaveCount(0);
  expect(await stages()).toEqual(['issued']);
  await cashbox(page).getByRole('button', { name: 'Withdraw €100.00' }).click();
  await question.getByRole('button', { name: 'Withdraw €100.00' }).click();
  await expect(cashbox(page).getByRole('heading', { name: '€100.00 requested' })).toBeVisible();
  expect(await stages()).toEqual(['canceled']);
});

test(
  'no offer or popup interrupts a withdrawal, and a popup that is due appears afterwards [C24] [POPUP-015]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const email = 'demo@liftoff.test';
    await signIn(page, email);
    await payByCard(page);
    const { statuses } = (await (await page.request.get('/api/player')).json()) as { statuses: { id: string }[] };
    await casino.console('POST', `players/${email}`, {
      balance: { currency: 'EUR', amount_cents: 50_000 },
      // Players in this group see the popup of a new studio on any page.
      groups: [...statuses.map(({ id }) => Number(id)), 851],
    });
    await page.addInitScript(noteDialogs);
    await page.goto('/withdraw', { waitUntil: 'domcontentloaded' });
    const dialog = cashbox(page);
    await dialog.getByLabel('Amount', { exact: true }).fill('100');
    await expect(dialog).not.toContainText(offering);
    // One click sends the withdrawal.
    await dialog.getByRole('button', { name: 'Withdraw €100.00' }).click();
    await expect(dialog.getByRole('heading', { name: '€100.00 requested' })).toBeVisible();
    await expect(dialog).not.toContainText(offering);
    await expectBalance(page, 40_000n);
    await dialog.getByRole('button', { name: 'See history' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Withdrawal, Card 4242' }).first()).toBeVisible();
    await expect(dialog).not.toContainText(offering);
    expect(await page.evaluate(() => Reflect.get(window, 'dialogs') as string[])).toEqual(['Cashbox']);
    await expect(page.locator('.toast').filter({ hasText: offering })).toHaveCount(0);

    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog', { name: /has joined us/ })).toBeVisible();
  },
);

test('a crypto withdrawal is accepted only if the address has a valid checksum', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'crypto@liftoff.test', '/withdraw');
  const dialog = cashbox(page);
  await dialog.getByLabel('Your address on Bitcoin').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
  await dialog.getByLabel('Amount', { exact: true }).fill('0.0002');
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByLabel('Your address on Bitcoin')).toHaveAccessibleDescription(/isn’t a valid address/);
  await dialog.getByLabel('Your address on Bitcoin').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('We’ve taken it from your balance and sent it to the payment provider.')).toBeVisible();
});

test(
  'an unverified player learns how to get verified before any withdrawal details are requested [C26]',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, 'new@liftoff.test', '/withdraw');
    await expect(
      cashbox(page).getByRole('heading', { name: /A few details first|Verify your identity first/ }),
    ).toBeVisible();
  },
);
