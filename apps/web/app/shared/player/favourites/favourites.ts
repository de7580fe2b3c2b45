import { createContext, useContext } from 'react';

export interface Favourites {
  /** Identifiers of the player's favourite games. */
  ids: ReadonlySet<string>;
  /**
   * Adds or removes a game. The change shows on the screen immediately. Further clicks are ignored while the call for
   * the game is in progress [STATE-048].
   */
  toggle: (id: string) => void;
}

const FavouritesContext = createContext<Favourites | null>(null);
export const FavouritesProvider = FavouritesContext.Provider;

/** The player's favourites, or `null` for guests, whose tiles have no hearts [SHELL-080]. */
export const useFavourites = (): Favourites | null => useContext(FavouritesContext);
