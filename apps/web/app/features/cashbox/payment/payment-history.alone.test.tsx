import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { PaymentHistory } from './payment-history.tsx';

const saved = vi.hoisted(() => ({ name: '', text: '' }));
vi.mock('../../../shared/parts/save-file.ts', () => ({
  saveFile: (name: string, text: string) => void Object.assign(saved, { name, text }),
}));

const payment = (number: number, more: Partial<Payment> = {}): Payment => ({
  id: `payment-${number}`,
  action: number % 2 === 0 ? 'deposit' : 'cashout',
  state: 'succeeded',
  finished_at: '2026-11-20T12:05:00.000Z',
  recallable: false,
  created_at: '2026-11-20T12:00:00.000Z',
  amount_cents: 1_000 + number,
  currency: 'EUR',
  method: 'card',
  paid_to: number % 2 === 0 ? null : '4417',
  steps: [
    { state: 'pending', at: '2026-11-20T12:00:00.000Z' },
    { state: 'succeeded', at: '2026-11-20T12:05:00.000Z' },
  ],
  continue_url: null,
  release_at: null,
  expected_at: null,
  held_for: null,
  charged_back_at: null,
  confirmations: null,
  ...more,
});

const totals = [
  { currency: 'EUR', deposited_cents: 45_420, withdrawn_cents: 20_000, difference_cents: 25_420 },
  { currency: 'JPY', deposited_cents: 1_500, withdrawn_cents: 2_000, difference_cents: -500 },
];
let payments: Payment[] = [];
let asked: string[] = [];
/** Answers like the platform, with filter by type, paging and page size. */
function answer(url: string): unknown {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  if (pathname.endsWith('/entries'))
    return [
      { at: '2026-11-20T12:00:00.000Z', account: 'cash', seq: 4, amount_cents: -1_001, balance_cents: 500 },
      { at: '2026-11-20T12:00:00.000Z', account: 'withheld', seq: 1, amount_cents: 1_001, balance_cents: 1_001 },
    ];
  const month = searchParams.get('month');
  if (pathname.endsWith('/payment_totals'))
    return { months: ['2026-12', '2026-11'], totals: month === '2026-12' ? [] : totals };
  asked.push(url);
  const kind = searchParams.get('action');
  const of = payments.filter(
    ({ action, created_at: at }) => (kind === null || action === kind) && (month === null || at.startsWith(month)),
  );
  const from = of.findIndex(({ id }) => id === searchParams.get('before')) + 1;
  return of.slice(from, from + Number(searchParams.get('limit')));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => Response.json(answer(url)));
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const cancelDeposit = vi.fn<PaymentsLibrary['cancelDeposit']>();
const library = { cancelDeposit } as Partial<PaymentsLibrary> as PaymentsLibrary;
const open = async () => {
  show(
    <QueryClientProvider client={playerQueries()}>
      <PaymentHistory library={library} onMoney={() => undefined} />
    </QueryClientProvider>,
    playerWith(),
  );
  await screen.findByRole('button', { name: 'Deposits' });
};
const rows = () => screen.getAllByRole('listitem').filter(item => item.querySelector('.badge'));

it('loads the payment history in pages of twenty, and filters it by type on request', async () => {
  payments = Array.from({ length: 45 }, (_, number) => payment(number));
  await open();
  expect(rows()).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  await waitFor(() => expect(rows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdrawals' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(rows().every(row => row.textContent.includes('Withdrawal'))).toBe(true);
  expect(asked.at(-1)).toContain('action=cashout');
});

it("shows a month's payments and its totals per currency, and says if the month has no payments", async () => {
  payments = [payment(0), payment(1, { created_at: '2026-10-20T12:00:00.000Z' })];
  await open();
  const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  const words = ['Deposited', 'Withdrawn', 'Net deposits'].map(word => screen.getAllByText(word));
  expect(words.map(of => of.map(({ nextSibling }) => nextSibling?.textContent))).toEqual([
    ['€454.20', 'JP¥1,500'],
    ['€200.00', 'JP¥2,000'],
    ['€254.20', '−JP¥500'],
  ]);
  expect([...month.options].map(({ text }) => text)).toEqual(['All time', 'December 2026', 'November 2026']);
  fireEvent.change(month, { target: { value: '2026-11' } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.at(-1)).toContain('month=2026-11');
  fireEvent.click(screen.getByRole('button', { name: 'Deposits' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/action=deposit.*month=2026-11|month=2026-11.*action=deposit/));
  fireEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(saved.name).toBe('deposit-2026-11.csv'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '2026-12' } });
  await screen.findByText('No payments this month');
  expect(screen.queryByText('Deposited')).toBeNull();
});

it('exports every payment with its amount as a decimal in its currency, and no cell that a spreadsheet would execute [C35]', async () => {
  payments = Array.from({ length: 103 }, (_, number) => payment(number));
  payments[0] = payment(0, { amount_cents: 1_500, currency: 'JPY', method: '=HYPERLINK("http://x")' });
  await open();
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(saved.name).toBe('all.csv'));
  const [heads, yen, out, ...more] = saved.text.split('\r\n');
  expect(heads).toBe('\uFEFFStarted (UTC),Type,Method,Paid to,Currency,Amount,Status,Ended (UTC),Number');
  expect(yen).toContain(`Deposit,"'=HYPERLINK(""http://x"")",,JPY,1500,Succeeded`);
  expect(out).toBe(
    '2026-11-20T12:00:00.000Z,Withdrawal,card,4417,EUR,-10.01,Succeeded,2026-11-20T12:05:00.000Z,payment-1',
  );
  expect(more).toHaveLength(102);
});

it.each([
  ['declined', {}, 'The payment was declined. Nothing was taken.', true],
  ['canceled', {}, 'Nothing was taken.', false],
  ['rejected', {}, 'The payment was rejected. Nothing was taken.', false],
  ['rejected', { held_for: 'self_excluded' }, 'It arrived while your account was suspended', false],
  ['processing', { finished_at: null, confirmations: { seen: 1, needed: 2 } }, '1 of 2 confirmations', false],
] as const)('explains why a deposit that is %s %o was not credited', async (state, more, words, isWayOn) => {
  payments = [payment(0, { state, ...more })];
  await open();
  const [row] = rows();
  expect(row?.textContent).toContain(words);
  const way = within(row ?? document.body).queryByRole('link', { name: 'Try another way' });
  expect(way?.getAttribute('href') ?? null).toBe(isWayOn ? '/deposit' : null);
});

it('marks a charged-back deposit in the list, the export and the receipt, and strikes its amount through [B18]', async () => {
  payments = [payment(0, { charged_back_at: '2026-11-21T09:00:00.000Z' })];
  await open();
  const [row] = rows();
  expect(row?.querySelector('.badge')?.textContent).toBe('Charged back');
  expect(row?.className).toContain('is-void');
  expect(row?.textContent).toContain('Your bank or payment provider reversed this deposit.');
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(saved.text).toContain(',EUR,10.00,Charged back,'));
  fireEvent.click(screen.getByRole('button', { name: /^Receipt/ }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Liftoff receipt' }, { timeout: 5_000 }));
  expect(receipt.getByText('Charged back').nextSibling?.textContent).toMatch(/Nov 21, 2026/);
});

it.each([
  ['pending', true, 1],
  ['pending', false, 0],
] as const)(
  'shows for a withdrawal that is %s with recallable %s this number of recall buttons: %i [C24] [D1]',
  async (state, recallable, buttons) => {
    payments = [payment(1, { state, recallable, finished_at: null })];
    await open();
    expect(rows()[0]?.textContent).toContain('Pending');
    expect(screen.queryAllByRole('button', { name: /^Recall, return to balance/ })).toHaveLength(buttons);
  },
);

it('lets the player continue or cancel a deposit that was left unpaid, and shows its amount without a sign', async () => {
  const url = 'https://games.example/hosted/sandbox-wallet/token';
  payments = [payment(0, { state: 'pending', finished_at: null, continue_url: url })];
  cancelDeposit.mockResolvedValue({ ok: false, refusal: 'payment_final', fields: [] });
  await open();
  const [row] = rows();
  expect(row?.querySelector('.payment-row__amount')?.textContent).toBe('€10.00');
  expect(screen.getByRole('link', { name: 'Continue the payment' }).getAttribute('href')).toBe(url);
  fireEvent.click(screen.getByRole('button', { name: /^Cancel the payment/ }));
  await screen.findByText(/already processing this payment/);
  expect(cancelDeposit).toHaveBeenCalledWith('payment-0');
});

it('offers no link to continue a deposit on an address outside the platform', async () => {
  payments = [payment(0, { state: 'pending', finished_at: null, continue_url: 'https://evil.example/pay' })];
  await open();
  expect(screen.queryByRole('link', { name: 'Continue the payment' })).toBeNull();
});

it('asks once before a withdrawal is returned to the balance, and keeps it unless the player agrees [D1]', async () => {
  payments = [payment(1, { state: 'pending', recallable: true, finished_at: null })];
  await open();
  const sent = vi.fn(async (url: string) => Response.json(answer(url)));
  vi.stubGlobal('fetch', sent);
  const recalls = () => sent.mock.calls.filter(([url]) => url.includes('/recall'));
  fireEvent.click(screen.getByRole('button', { name: /^Recall, return to balance/ }));
  expect(screen.getByText('Return €10.01 to your balance? It won’t be paid out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep the withdrawal' }));
  fireEvent.click(screen.getByRole('button', { name: /^Recall, return to balance/ }));
  expect(recalls()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /^Return it/ }));
  await waitFor(() => expect(recalls()).toHaveLength(1));
});

it('shows when a pending withdrawal was requested and sent, and when it is expected to arrive [C24]', async () => {
  const steps: Payment['steps'] = [
    { state: 'pending', at: '2026-11-20T12:00:00.000Z' },
    { state: 'processing', at: '2026-11-21T12:00:00.000Z' },
  ];
  payments = [payment(1, { state: 'processing', finished_at: null, steps, expected_at: '2026-11-23T12:00:00.000Z' })];
  await open();
  const [row] = rows();
  const lines = within(row ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nov 20, 2026'),
    expect.stringContaining('Nov 21, 2026'),
    expect.stringContaining('Nov 23, 2026'),
  ]);
});

it('shows when the first payout to a destination is sent automatically', async () => {
  const steps: Payment['steps'] = [{ state: 'pending', at: '2026-11-20T12:00:00.000Z' }];
  payments = [payment(1, { state: 'pending', finished_at: null, steps, release_at: '2026-11-20T12:30:00.000Z' })];
  await open();
  const [row] = rows();
  expect(row?.textContent).toMatch(/First payout there, sent on Nov 20, 2026/);
});

it('shows the payment, its times, its target and its ledger entries on a receipt', async () => {
  payments = [payment(1)];
  await open();
  fireEvent.click(screen.getByRole('button', { name: /^Receipt/ }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Liftoff receipt' }, { timeout: 5_000 }));
  const table = within(await receipt.findByRole('table', { name: 'Ledger entries' }));
  expect(table.getAllByRole('row').map(row => row.textContent)).toEqual([
    'AccountAmountBalance after',
    'Balance−€10.01€5.00',
    'Set aside for withdrawal+€10.01€10.01',
  ]);
  for (const words of ['payment-1', '€10.01', '4417', 'Pending', 'Succeeded'])
    expect(receipt.getAllByText(words).length).toBeGreaterThan(0);
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  fireEvent.click(receipt.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledOnce();
});
