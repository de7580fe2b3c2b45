import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultBrand } from '../../shared/site/brand/brand.ts';
import { enTexts, show } from '../../testing/show.tsx';
import Notices from './notices.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(enTexts)));

it('a popup of the visit says age, licence and the link to help, with the number of the page’s brand [C37]', async () => {
  const brand = { ...defaultBrand, bettingUrl: null, licences: { CW: 'CW-7' } };
  const none = { age: null, cookies: null, user: null, wasHidden: false };
  await act(async () => void show(<Notices {...none} stay={() => undefined} brand={brand} />));
  const popup = within(await screen.findByRole('dialog', { name: 'Open this page in your browser' }));
  expect(popup.getByText('18+')).toBeTruthy();
  expect(popup.getByText(/CW-7/)).toBeTruthy();
  expect(popup.getByRole('link', { name: 'Free, confidential help' })).toBeTruthy();
});
