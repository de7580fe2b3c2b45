import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { enTexts, show } from '../../testing/show.tsx';
import RegionNotice from './region-notice.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(enTexts)));

const { region } = enTexts.account as { region: { signUp: string; signIn: string } };

it.each([
  ['/sign-up', region.signUp],
  ['/registration', region.signUp],
  ['/sign-in', region.signIn],
  ['/login', region.signIn],
] as const)('the blocked page %s shows its own explanation [ERR-023]', async (path, words) => {
  await act(async () => void show(<RegionNotice path={path} />));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});
