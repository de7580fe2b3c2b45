import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultBrand } from '../../shared/site/brand/brand.ts';
import { enTexts, show } from '../../testing/show.tsx';
import Notices from './notices.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(enTexts)));

it("a popup during a visit shows the age limit and the licence number for the page's brand, and links to help [C37]", async () => {
  const brand = { ...defaultBrand, bettingUrl: null, licences: { CW: 'CW-7' } };
  const none = { age: null, cookies: null, user: null, wasHidden: false };
  await act(async () => void show(<Notices {...none} stay={() => undefined} brand={brand} />));
  const popup = within(await screen.findByRole('dialog', { name: 'Open this page in your browser' }));
  expect(popup.getByText('18+')).toBeTruthy();
  expect(popup.getByText(/CW-7/)).toBeTruthy();
  expect(popup.getByRole('link', { name: 'Free, confidential help' })).toBeTruthy();
});
