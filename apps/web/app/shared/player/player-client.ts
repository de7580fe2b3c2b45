import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import type { limits } from '@liftoff/contract/limits';
import type { loyalty } from '@liftoff/contract/loyalty';
import { accountRoutes, limitsRoutes, loyaltyRoutes, walletRoutes } from '@liftoff/contract/routes';
import type { wallet } from '@liftoff/contract/wallet';
import { sendFromBrowser } from '../calls/client.ts';

type PlayerCalls = Pick<
  typeof account & typeof wallet & typeof limits & typeof loyalty,
  'getPlayer' | 'listAccounts' | 'playerStats' | 'signOut' | 'listLimits' | 'vipManagers'
>;

const { getPlayer, playerStats, signOut } = accountRoutes;
const { listAccounts } = walletRoutes;
const { listLimits } = limitsRoutes;
const { vipManagers } = loyaltyRoutes;

/** Sent with what the page asks by itself: it does not count as the player doing something (A9). */
export const inBackground = { 'x-background': '1' };

/** What the page asks about its signed-in player. */
export const playerClient = makeClient<PlayerCalls>(
  { getPlayer, listAccounts, playerStats, signOut, listLimits, vipManagers },
  '',
  sendFromBrowser,
);
