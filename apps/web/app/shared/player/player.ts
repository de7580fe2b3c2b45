import type { User } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { createContext, useContext } from 'react';

/** The signed-in player as of the time when the page was rendered. Shown until live data is available. */
export interface PlayerSeed {
  user: User;
  /**
   * The player's accounts, one per currency. Every player has at least one account, so an empty list means that
   * loading failed.
   */
  accounts: Account[];
  /** Identifiers of the favourite games; `null` if loading failed. */
  favourites: string[] | null;
}

const PlayerSeedContext = createContext<PlayerSeed | null>(null);
export const PlayerSeedProvider = PlayerSeedContext.Provider;

/** The signed-in player, or `null` for guests. The player layer provides live values (balance, gifts, favourites). */
export const usePlayerSeed = (): PlayerSeed | null => useContext(PlayerSeedContext);

/** The account used for play; `undefined` if the accounts are not available. */
export const activeAccount = (accounts: readonly Account[]): Account | undefined =>
  accounts.find(account => account.active) ?? accounts[0];

/** The currency used for play. If the accounts are not available, the currency chosen at registration. */
export const playedCurrency = ({ user, accounts }: PlayerSeed): CurrencyCode =>
  activeAccount(accounts)?.currency ?? user.currency;
