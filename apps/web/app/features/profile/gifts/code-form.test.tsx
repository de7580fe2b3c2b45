import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { inEnglish, show } from '../../../testing/show.tsx';
import { CodeForm } from './code-form.tsx';
import { redeemCoupon, redeemPromoCode } from './use-code.ts';

let sent: unknown[];
let logged: string[];
let answer: () => Response;

beforeEach(() => {
  [sent, logged] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'https://site.example');
    if (pathname === '/log') return new Response(null, { status: 204 });
    // A page of an earlier test may still be loading; the form itself sends no GET.
    if (init?.method === 'GET') return Response.json([]);
    sent.push([init?.method, pathname, JSON.parse(typeof init?.body === 'string' ? init.body : '{}')]);
    return answer();
  });
  vi.spyOn(console, 'warn').mockImplementation(line => {
    logged.push((JSON.parse(String(line)) as { what: string }).what);
  });
});
afterEach(cleanup);

const refused = (status: number, refusal: string) => () =>
  Response.json({ refusal, request_id: 'one', errors: { code: ['SERVER.TEXT'] } }, { status });
const says = (status: string) => () => Response.json({ status });

function enter(code: string, kind: 'Coupon' | 'Sports code' = 'Coupon'): void {
  show(
    <QueryClientProvider client={playerQueries()}>
      <CodeForm />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText(kind));
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
}

describe('the code form of the gifts page', () => {
  it.each([
    ['activated', 'Your gift is in the list. Read its terms, then decide.'],
    ['used', 'You’ve already used this code.'],
    ['invalid', 'This code doesn’t work for your account. Check the spelling.'],
  ])('says of a coupon that it is %s [PCALL-033] [CALL-074]', async (status, text) => {
    answer = says(status);
    enter(' TRY-FIVE ');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toEqual([['POST', '/api/bonuses/coupon', { coupon_code: 'TRY-FIVE' }]]);
  });

  it('sends a code that was typed before hydration, and keeps it in the field if it is refused', async () => {
    answer = refused(503, 'unavailable');
    const page = inEnglish(
      <QueryClientProvider client={playerQueries()}>
        <CodeForm />
      </QueryClientProvider>,
    );
    document.body.innerHTML = renderToString(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    field.value = 'TRY-FIVE';
    const root = await act(async () => hydrateRoot(document.body, page));
    fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
    expect(await screen.findByText('We couldn’t check the code. Please try again.')).toBeTruthy();
    expect(sent).toEqual([['POST', '/api/bonuses/coupon', { coupon_code: 'TRY-FIVE' }]]);
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('TRY-FIVE');
    act(() => root.unmount());
  });

  it('sends a code of the sports pages as a betting promo code [PCALL-029] [CALL-075]', async () => {
    answer = says('activated');
    enter('BET-FIVE', 'Sports code');
    expect(await screen.findByText(/^Your gift is in the list/)).toBeTruthy();
    expect(sent).toEqual([['POST', '/api/v2/bonuses/promo-code', { code: 'BET-FIVE' }]]);
  });

  it.each(['Coupon', 'Sports code'] as const)(
    'says in a text of the site that a %s could not be checked, and keeps it [PERR-016]',
    async kind => {
      answer = refused(503, 'unavailable');
      enter('TRY-FIVE', kind);
      expect(await screen.findByText('We couldn’t check the code. Please try again.')).toBeTruthy();
      expect(document.body.textContent).not.toContain('SERVER.TEXT');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('TRY-FIVE');
    },
  );

  it.each(['', '  '])('neither sends nor reports the empty code “%s” [PERR-017]', code => {
    enter(code);
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Code' }).hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a failed call', () => {
  it('of a coupon is logged and swallowed [PERR-010]', async () => {
    answer = refused(429, 'rate_limited');
    await expect(redeemCoupon('TRY-FIVE', 'a-key')).resolves.toBe('tooMany');
    expect(logged).toEqual(['use coupon']);
  });

  it('of a betting promo code is logged and rethrown [PERR-009]', async () => {
    answer = refused(403, 'cooling_off');
    await expect(redeemPromoCode('BET-FIVE', 'a-key')).rejects.toMatchObject({ refusal: 'cooling_off' });
    expect(logged).toEqual(['use promo code']);
  });
});
