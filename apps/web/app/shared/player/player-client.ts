import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import type { wallet } from '@liftoff/contract/wallet';
import { sendFromBrowser } from '../calls/client.ts';

type PlayerCalls = Pick<typeof account & typeof wallet, 'getPlayer' | 'listAccounts' | 'playerStats' | 'signOut'>;

/** Sent with what the page asks by itself: it does not count as the player doing something (A9). */
export const inBackground = { 'x-background': '1' };

/** What the page asks about its signed-in player. */
export const playerClient = makeClient<PlayerCalls>(
  {
    getPlayer: 'GET /api/player',
    listAccounts: 'GET /api/player/accounts',
    playerStats: 'GET /api/player/stats',
    signOut: 'DELETE /api/users/sign_out',
  },
  '',
  sendFromBrowser,
);
