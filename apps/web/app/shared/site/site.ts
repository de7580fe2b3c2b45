import type { Locale } from '@liftoff/contract/core/locale';
import { createContext, useContext } from 'react';
import type { Look, Theme } from '../../page-context.ts';
import type { LocaleName } from './locale-names.ts';
import { makePaths, type Paths } from './address/paths.ts';

/** What every part of a page may know about the request. Nothing of one player is in it [A32]. */
export interface Site {
  base: '' | '/guest';
  locale: Locale;
  /** How the language is called by its speakers, and what the header's button shows. */
  language: LocaleName;
  defaultLocale: Locale;
  country: string;
  theme: Theme;
  /** Scheme and host, for canonical addresses. */
  origin: string;
  /** As in the page's context; left out where it is not so. */
  mirror?: true;
  /** As in the page's context; left out where there is none. */
  wwwTwin?: string;
  platformPublicUrl: string;
  /** The licence of the signed-in player; left out for a guest (ROLE-023). */
  playerLicence?: string;
  /** What a page knows of a brand with a look of its own. */
  look?: Omit<Look, 'tokens'>;
}

interface SiteInContext extends Site {
  paths: Paths;
}

const SiteContext = createContext<SiteInContext | null>(null);
export const SiteProvider = SiteContext.Provider;

export const withPaths = (site: Site): SiteInContext => ({ ...site, paths: makePaths(site) });

/** The request's facts and the builder of addresses. */
export function useSite(): SiteInContext {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of a page');
  return site;
}

/** How a brand with a look of its own looks; undefined where it has none, and outside of a page. */
export const useLook = (): Site['look'] => useContext(SiteContext)?.look;

export const usePaths = (): Paths => useSite().paths;
