import { createContext, useContext } from 'react';

export interface Favourites {
  /** Identifiers of the player's favourite games. */
  ids: ReadonlySet<string>;
  /** Shown at once; while the call for a game is under way further presses on it do nothing (STATE-048). */
  toggle: (id: string) => void;
}

const FavouritesContext = createContext<Favourites | null>(null);
export const FavouritesProvider = FavouritesContext.Provider;

/** Null for guests, who have no hearts on tiles (SHELL-080). */
export const useFavourites = (): Favourites | null => useContext(FavouritesContext);
