import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ConfirmPage } from './confirm-page.tsx';

const answer = vi.fn<() => Response>();
/** The answer to the question which change the link confirms. */
let change: object;
const sent = vi.fn<(method: string | undefined, url: string, body: unknown) => void>();
beforeEach(() => {
  change = raise;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const asked = JSON.parse(typeof body === 'string' ? body : 'null') as { look?: boolean };
    if (asked.look) return Response.json(change);
    sent(method, url, asked);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  answer.mockReset();
  window.history.replaceState(null, '', '/');
});

const size = (amount_cents: number) => ({ currency: 'EUR', amount_cents, minutes: null });
const raise = {
  type: 'loss',
  period: 'day',
  before: size(300),
  after: size(5_000),
  confirmable_at: '2020-01-01T00:00:00Z',
  too_early: false,
  confirmed: false,
};

function open(search: string): void {
  window.history.replaceState(null, '', `/profile/limits/confirm${search}`);
  show(<ConfirmPage />);
}
const button = () => screen.queryByRole('button', { name: /^Confirm the change/ });
/** Clicks the confirm button and returns the alert that follows. */
async function confirm(): Promise<string | null> {
  fireEvent.click(screen.getByRole('button', { name: /^Confirm the change/ }));
  return (await screen.findByRole('alert', undefined, { timeout: 5_000 })).textContent;
}
const invalid = (token: string) => ({ refusal: 'invalid', errors: { token: [token] } });

it.each([
  [
    'that the token is unknown',
    422,
    invalid('unknown'),
    'This link isn’t valid or has already been used. Nothing has changed.',
    false,
  ],
  ['that the token has expired', 422, invalid('expired'), 'This link has expired. Your limit stays as it is.', false],
  [
    'that the platform is unavailable',
    503,
    { refusal: 'unavailable' },
    'We couldn’t check the link. Nothing has changed; try again.',
    true,
  ],
])(
  'a limit confirmation is not shown as done if the response says %s, and offers a retry if that can help [ROUTE-028] [CALL-079]',
  async (_what, status, body, words, mayTry) => {
    answer.mockReturnValue(Response.json(body, { status }));
    open('?token=abc');
    expect(await confirm()).toBe(words);
    expect(sent.mock.calls).toEqual([['POST', '/api/user_limits/confirm', { token: 'abc' }]]);
    expect(screen.queryByText('Your limit has changed')).toBeNull();
    expect([button() !== null, screen.queryByRole('link', { name: 'Go to the lobby' }) !== null]).toEqual([
      mayTry,
      !mayTry,
    ]);
  },
);

it('rejects a limit confirmation link without a token and offers no button to confirm [ROUTE-028]', () => {
  open('');
  expect(screen.getByRole('alert').textContent).toBe(
    'This link isn’t valid or has already been used. Nothing has changed.',
  );
  expect([button(), sent.mock.calls]).toEqual([null, []]);
});

it('names the limit with its old and new amount before it is confirmed [CALL-079]', async () => {
  open('?token=abc');
  await screen.findByText('Loss limit (daily): from €3.00 to €50.00');
  expect(button()?.matches(':disabled')).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

it('says from when a change can be confirmed, and does not confirm it before', async () => {
  change = { ...raise, after: null, confirmable_at: '2999-01-01T12:00:00Z', too_early: true };
  open('?token=abc');
  await screen.findByText('Loss limit (daily): remove the limit of €3.00');
  expect(screen.getByText(/^You can confirm this from .*2999/)).toBeTruthy();
  expect(button()?.matches(':disabled')).toBe(true);
});
