import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import type { Collection } from '@liftoff/contract/lobby/lobby';
import { createContext, useContext } from 'react';
import { defaultBrand, type Brand } from './brand/brand.ts';
import type { MenuPage } from './menu-pages/menu-pages.server.ts';
import { unpack, type Packed } from './packed.ts';
import { remembered } from '../parts/remembered.ts';
import { useLook } from './site.ts';
import type { Studio } from './studios.ts';

/** The data for the frame around every page. */
export interface ShellData {
  brand: Brand;
  /** Studios, sorted by number of games in descending order. */
  studios: readonly Studio[];
  collections: readonly Collection[];
  gamesCount: number;
  /** Whether the platform is not responding, so that the page shows the last valid data [B11]. */
  stale: boolean;
  /** Notices for the area below the header, which shows the first notice that the visitor has not closed. */
  notices: readonly HeaderNotice[];
  /** Whether this guest's country is closed, so that registration and sign-in show a page that says so [D16]. */
  closedCountry?: true;
  /** CMS pages that are shown in menus. */
  pages: readonly MenuPage[];
}

/** The data that is the same for all visitors with the same locale and country. */
export type ShellLists = Pick<ShellData, 'studios' | 'collections' | 'gamesCount' | 'pages'>;

/** `ShellData` in the form in which it is sent with a page. */
export interface PackedShellData extends Omit<ShellData, keyof ShellLists> {
  lists: Packed<ShellLists>;
}

export const unpackShellData = remembered(({ lists, ...shell }: PackedShellData): ShellData => ({
  ...shell,
  ...unpack(lists),
}));

export const emptyShellData: ShellData = {
  brand: defaultBrand,
  studios: [],
  collections: [],
  gamesCount: 0,
  stale: false,
  notices: [],
  pages: [],
};

const ShellDataContext = createContext<ShellData>(emptyShellData);
export const ShellDataProvider = ShellDataContext.Provider;
export const useShellData = (): ShellData => useContext(ShellDataContext);

/**
 * Returns the brand. If the page failed before the brand was read, returns a brand built from the look, which every
 * page has.
 */
export function useBrand(): Brand {
  const { brand } = useContext(ShellDataContext);
  const look = useLook();
  return brand === defaultBrand && look ? { ...brand, ...look.brand, logo: { image: '/favicon.svg' } } : brand;
}
