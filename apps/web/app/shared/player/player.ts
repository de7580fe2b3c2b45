import type { User } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { createContext, useContext } from 'react';

/** The signed-in player as the page was rendered: what the header shows before anything live is connected. */
export interface PlayerSeed {
  user: User;
  /** One in each currency of theirs, of which every player has one; empty when they did not come. */
  accounts: Account[];
  /** Identifiers of the favourite games; null when they did not come. */
  favourites: string[] | null;
}

const PlayerSeedContext = createContext<PlayerSeed | null>(null);
export const PlayerSeedProvider = PlayerSeedContext.Provider;

/** Null for guests. Live values (balance, gifts, favourites) are in the player layer, not here. */
export const usePlayerSeed = (): PlayerSeed | null => useContext(PlayerSeedContext);

/** The account that is played with; none while the accounts are not known. */
export const activeAccount = (accounts: readonly Account[]): Account | undefined =>
  accounts.find(account => account.active) ?? accounts[0];

/** The currency that is played in; that of the registration while the accounts are not known. */
export const playedCurrency = ({ user, accounts }: PlayerSeed): CurrencyCode =>
  activeAccount(accounts)?.currency ?? user.currency;
