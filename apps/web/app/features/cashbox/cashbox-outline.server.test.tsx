import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inEnglish } from '../../testing/show.tsx';
import { CashboxOutline } from './cashbox-outline.tsx';

it('the frame of the cashbox names all its tabs, and says without a script that it needs one', () => {
  const html = renderToStaticMarkup(inEnglish(<CashboxOutline tab="withdraw" />));
  expect([...html.matchAll(/class="tab"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
    'Deposit',
    'Withdraw',
    'History',
  ]);
  expect(html).toMatch(/aria-current="page"[^>]*>Withdraw/);
  expect(html).toMatch(/<noscript><p>The cashbox needs JavaScript/);
});
