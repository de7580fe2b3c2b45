import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { accountRoutes } from '@liftoff/contract/routes';
import { sendFromBrowser } from '../calls/client.ts';

const { updatePlayer, listCountries } = accountRoutes;

/** What the form of missing profile fields calls. */
export const profileClient = makeClient<Pick<typeof account, 'updatePlayer' | 'listCountries'>>(
  { updatePlayer, listCountries },
  '',
  sendFromBrowser,
);
