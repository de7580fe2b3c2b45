import type { Collection, Provider } from '@liftoff/contract/lobby';
import { createContext, useContext } from 'react';
import { defaultBrand, type Brand } from './brand.ts';

/** What the frame around every page shows. */
export interface ShellData {
  brand: Brand;
  /** Studios, those with the most games first. */
  studios: readonly Provider[];
  collections: readonly Collection[];
  gamesCount: number;
}

const empty: ShellData = { brand: defaultBrand, studios: [], collections: [], gamesCount: 0 };

const ShellDataContext = createContext<ShellData>(empty);
export const ShellDataProvider = ShellDataContext.Provider;
export const useShellData = (): ShellData => useContext(ShellDataContext);
export const useBrand = (): Brand => useContext(ShellDataContext).brand;
