import type { Locale } from '@liftoff/contract/core/locale';
import { createContext, useContext } from 'react';
import type { Look, Theme } from '../../page-context.ts';
import type { LocaleName } from './locale-names.ts';
import { makePaths, type Paths } from './address/paths.ts';

/**
 * The data about the request that every part of a page can use. It contains nothing about a particular player [A32].
 */
export interface Site {
  base: '' | '/guest';
  locale: Locale;
  /** The name of the language in the language itself, and the abbreviation for the button in the header. */
  language: LocaleName;
  defaultLocale: Locale;
  country: string;
  theme: Theme;
  /** Scheme and host for canonical addresses. */
  origin: string;
  /** As in `PageContext`, but absent instead of `false`. */
  mirror?: true;
  /** As in `PageContext`, but absent instead of `null`. */
  wwwTwin?: string;
  platformPublicUrl: string;
  /** Licence of the signed-in player; absent for guests [ROLE-023]. */
  playerLicence?: string;
  /** Minimum age where the signed-in player lives; absent for guests [D7]. */
  playerAge?: number;
  /** As in `PageContext`, but absent instead of the default slug. */
  product?: string;
  /** The brand's own look, if it has one. */
  look?: Omit<Look, 'tokens' | 'headline'> & { headline?: string };
}

interface SiteInContext extends Site {
  paths: Paths;
}

const SiteContext = createContext<SiteInContext | null>(null);
export const SiteProvider = SiteContext.Provider;

export const withPaths = (site: Site): SiteInContext => ({ ...site, paths: makePaths(site) });

/** Returns the data about the request, and the functions that build addresses. */
export function useSite(): SiteInContext {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of a page');
  return site;
}

/** The brand's own look; `undefined` if it has none, or outside of a page. */
export const useLook = (): Site['look'] => useContext(SiteContext)?.look;

export const usePaths = (): Paths => useSite().paths;
