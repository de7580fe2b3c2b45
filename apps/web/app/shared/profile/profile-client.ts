import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { sendFromBrowser } from '../calls/client.ts';

/** What the form of missing profile fields calls. */
export const profileClient = makeClient<Pick<typeof account, 'updatePlayer' | 'listCountries'>>(
  { updatePlayer: 'PATCH /api/player', listCountries: 'GET /api/info/countries' },
  '',
  sendFromBrowser,
);
