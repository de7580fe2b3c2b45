import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataAttributes, fillPage, hostedTexts } from '../../sandbox/hosted-page.ts';
import { cardRulesScript } from '../card-frame.ts';

const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const { locale, words } = hostedTexts('hosted-card')('en-CA');
const good = { number: '5555 5555 5555 4444', expiry: '12/29', code: '123', holder: 'Ada Byron' };

const sent = vi.fn<(url: string, body: unknown) => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent(url, JSON.parse(typeof body === 'string' ? body : 'null'));
    return Response.json({ step: 'challenge', reason: null });
  });
});
afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let opened = 0;
/** Opens the page as it is served when the operator rejects cards with these first digits. */
async function open(rejected: readonly string[]) {
  const data = dataAttributes({
    payment: 'p',
    parent: 'https://site.example',
    step: 'open',
    last4: '',
    texts: JSON.stringify(words),
    rejected: JSON.stringify(rejected),
  });
  const page = fillPage(file('card-frame.html'), words, { locale, version: 'v', data, amount: '€50.00', brand: 'B' });
  document.body.replaceWith(new DOMParser().parseFromString(page, 'text/html').body);
  const address = (script: string) => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  const script = file('card-frame.js')
    .replace('./card-check.js', address(file('card-check.js')))
    .replace('./card-rules.js', address(cardRulesScript));
  // A script runs again only as a new module, so the trailing comment gives it a new URL.
  await import(address(`${script}\n// ${(opened += 1)}`));
}

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`#${id} is missing`);
  return found;
};
const errors = () =>
  Object.fromEntries(Object.keys(good).map(name => [name, part(`${name}-error`).textContent] as const));
const none = { number: '', expiry: '', code: '', holder: '' };

/** Fills in a card and clicks the button that pays. */
function payWith(card: Partial<typeof good>) {
  for (const [name, value] of Object.entries({ ...good, ...card })) {
    const input = part(name);
    if (!(input instanceof HTMLInputElement)) throw new Error(`#${name} is no field`);
    input.value = value;
  }
  part('card').querySelector('button')?.click();
}

describe('the card page', () => {
  it('the card page pays with a valid card by sending its token', async () => {
    await open(['4242']);
    payWith({});
    await expect.poll(() => part('challenge').hidden).toBe(false);
    expect(errors()).toEqual(none);
    expect(sent.mock.calls).toEqual([[`${location.pathname}/pay`, { card: 'tok_succeeds_4444' }]]);
  });

  it('if no answer arrives, the card page says so without blaming the card number, and the form can be sent again', async () => {
    await open([]);
    sent.mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    payWith({});
    await expect.poll(() => part('unreachable').textContent).toMatch(/^We didn’t get an answer from the bank/);
    expect(errors()).toEqual(none);
    payWith({});
    await expect.poll(() => part('challenge').hidden).toBe(false);
    expect(part('unreachable').textContent).toBe('');
  });

  it('the card page explains that cards from a rejected bank are not accepted, and sends nothing [VALID-041]', async () => {
    await open(['5200', '4242']);
    payWith({ number: '4242 4242 4242 4242' });
    expect(errors()).toEqual({ ...none, number: 'We don’t accept cards from this bank. Try another card.' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('the card page accepts the same card if the operator rejects no banks [VALID-041]', async () => {
    await open([]);
    payWith({ number: '4242 4242 4242 4242' });
    await expect.poll(() => part('challenge').hidden).toBe(false);
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each(['4242/4242/4242/4242', '4242.4242.4242.4242', '4242 4242 4242 4241'])(
    'the card page refuses the number %s, because it ignores only spaces and hyphens, and sends nothing [VALID-040]',
    async number => {
      await open([]);
      payWith({ number });
      expect(errors()).toEqual({ ...none, number: words['number-wrong'] });
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('the card page accepts a card in the month in which it expires [VALID-039]', async () => {
    await open([]);
    payWith({ expiry: '11/26' });
    await expect.poll(() => part('challenge').hidden).toBe(false);
    expect(sent.mock.calls.map(([url]) => url)).toEqual([`${location.pathname}/pay`]);
  });

  it.each([
    ['without its two digits for each', '1/29'],
    ['in a month that no year has', '13/29'],
    ['that is over', '10/26'],
  ])(
    'the card page refuses an expiry %s, and sends nothing [VALID-037] [VALID-038] [VALID-039]',
    async (_which, expiry) => {
      await open([]);
      payWith({ expiry });
      const text = 'Enter the expiry date shown on the card. The card must still be valid.';
      expect(errors()).toEqual({ ...none, expiry: text });
      expect(part('expiry').getAttribute('aria-invalid')).toBe('true');
      expect(sent).not.toHaveBeenCalled();
    },
  );
});
