import { cashboxFields } from '@liftoff/rules/account/cashbox-profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../shared/player/query-client.ts';
import { playerWith } from '../../testing/show.tsx';
import { useMissingFields } from './use-missing-fields.ts';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const { user } = playerWith({}, { first_name: 'Ada' });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={playerQueries()}>{children}</QueryClientProvider>
);

/** The missing fields after the platform has answered. `said` is `null` if it gives no answer. */
async function missing(
  said: { deposit: string[]; cashout: string[] } | null,
  details: object | null,
  currency: 'EUR' | 'BTC' = 'EUR',
  reported: readonly string[] = [],
) {
  const asked: string[] = [];
  vi.stubEnv('DEV', true);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer =
      url === '/api/info/player_fields' ? said && { registration: [], edition: [], providers: {}, ...said } : details;
    return answer ? Response.json(answer) : Response.json({ refusal: 'unavailable' }, { status: 503 });
  });
  const { result } = renderHook(() => useMissingFields(user, currency, reported), { wrapper });
  await waitFor(() => expect(asked.toSorted()).toEqual(['/api/info/player_fields', '/api/player/details']));
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  vi.unstubAllEnvs();
  return result.current;
}
const none = { asked: { deposit: [], cashout: [] }, known: [] };
const legal = cashboxFields.filter(field => field !== 'first_name');

it('each part of the cashbox asks for the missing profile fields that the platform requires there [CALL-044] [ENTITY-003]', async () => {
  const said = { deposit: ['first_name', 'city'], cashout: ['last_name', 'country', 'first_name'] };
  expect(await missing(said, none)).toEqual({ deposit: ['city'], cashout: ['last_name', 'country'] });
});

it('each part of the cashbox also asks for the missing licence details required there [CALL-044]', async () => {
  const said = { deposit: [], cashout: [] };
  const details = { asked: { deposit: ['personal_id'], cashout: ['personal_id', 'iban'] }, known: ['personal_id'] };
  expect(await missing(said, details)).toEqual({ deposit: [], cashout: ['iban'] });
});

it('asks only for the fields named by a refusal if the currency is a cryptocurrency [STATE-055]', async () => {
  const details = { asked: { deposit: ['iban'], cashout: ['iban'] }, known: [] };
  const said = { deposit: ['city'], cashout: ['city'] };
  expect(await missing(said, details, 'BTC', ['country'])).toEqual({ deposit: ['country'], cashout: ['country'] });
});

it('asks for the legally required fields if the platform does not respond [ERR-006] [STATE-055]', async () => {
  expect(await missing(null, null)).toEqual({ deposit: legal, cashout: legal });
});
