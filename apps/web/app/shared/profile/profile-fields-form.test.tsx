// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../player/query-client.ts';
import { playerWith, show } from '../../testing/show.tsx';
import ProfileFieldsForm from './profile-fields-form.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.unstubAllGlobals();
});

const open = () =>
  act(async () =>
    show(
      <QueryClientProvider client={playerQueries()}>
        <Suspense>
          <ProfileFieldsForm fields={['country', 'city']} onSaved={() => {}} />
        </Suspense>
      </QueryClientProvider>,
      playerWith(),
    ),
  );
const countries = async () =>
  [...(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })).options].map(({ value }) => value);

it('stands without the countries where they do not come, and has them the next time', async () => {
  let comes = false;
  const list = [{ code: 'CA', open: true, min_age: 18, currency: 'CAD' }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/messages/')) return Response.json({});
    return comes ? Response.json(list) : Response.json({ refusal: 'unavailable' }, { status: 503 });
  });
  await open();
  expect(await countries()).not.toContain('CA');
  expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
  cleanup();
  comes = true;
  await open();
  expect(await countries()).toContain('CA');
});
