import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import type { Collection } from '@liftoff/contract/lobby/lobby';
import { createContext, useContext } from 'react';
import { defaultBrand, type Brand } from './brand/brand.ts';
import type { MenuPage } from './menu-pages/menu-pages.server.ts';
import { unpack, type Packed } from './packed.ts';
import { remembered } from '../parts/remembered.ts';
import { useLook } from './site.ts';
import type { Studio } from './studios.ts';

/** What the frame around every page shows. */
export interface ShellData {
  brand: Brand;
  /** Studios, those with the most games first. */
  studios: readonly Studio[];
  collections: readonly Collection[];
  gamesCount: number;
  /** The platform does not answer: what is shown is the last good data [B11]. */
  stale: boolean;
  /** What stands under the header, the first that was not closed. */
  notices: readonly HeaderNotice[];
  /** Pages of the CMS that menus show. */
  pages: readonly MenuPage[];
}

/** What of it is the same for every visitor of a locale and country. */
export type ShellLists = Pick<ShellData, 'studios' | 'collections' | 'gamesCount' | 'pages'>;

/** As it travels with a page. */
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

/** Where a page failed before its brand was read, what every page knows of it stands in. */
export function useBrand(): Brand {
  const { brand } = useContext(ShellDataContext);
  const look = useLook();
  return brand === defaultBrand && look ? { ...brand, ...look.brand, logo: { image: '/favicon.svg' } } : brand;
}
