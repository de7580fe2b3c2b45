import type { Send } from '@liftoff/contract/core/client';
import type { Locale } from '@liftoff/contract/core/locale';
import { createContext } from 'react-router';

export type Theme = 'dark' | 'light';

/** A brand's look, if it differs from the default look of the components. */
export interface Look {
  /** A style sheet with CSS declarations that override design tokens. */
  tokens: string;
  /** The page's background colour in each theme. */
  grounds: Readonly<Record<Theme, string>>;
  /** Name of the scene in the first banner, next to the sign-in form and in previews of shared pages. */
  scene: string;
  /** The headline of the first banner, by locale. */
  headline?: Partial<Record<Locale, string>>;
  /** The brand's name, and its licence numbers by licence. */
  brand: { name: string; licences: Readonly<Record<string, string>> };
}

/**
 * Data about one request that the edge makes available to the pages. The edge has already sent the redirects
 * [ROUTE-003] to [ROUTE-007]. No value here is secret or belongs to a particular player [A32].
 */
export interface PageContext {
  /** Sends a call to the platform (or reads the edge's own configuration) with the visitor's cookies. */
  send: Send;
  /** Whether the app is served under `/guest` or at the root [ROUTE-007]. */
  base: '' | '/guest';
  locale: Locale;
  /** The locale whose prefix is left out of addresses [ROUTE-004]. */
  defaultLocale: Locale;
  /** ISO code of the visitor's country. */
  country: string;
  theme: Theme;
  /** Nonce that every script and style element must have [A2]. */
  nonce: string;
  /** Origin of the requested host, as the operator configured it. */
  origin: string;
  /** Whether the requested host is a mirror rather than one of the main hosts [ROLE-024]. */
  mirror: boolean;
  /** The same origin with `www` added or removed, if the operator configured both [ROLE-029]; otherwise `null`. */
  wwwTwin: string | null;
  /** The brand's own look, or `null` for the default look of the components. */
  look: Look | null;
  /** The slug in the addresses of the brand's own promotion pages, such as `rocket` in `/rocket-wheel` [PROUTE-016]. */
  product: string;
  /** Origin that serves the frames for games and card fields. */
  platformPublicUrl: string;
  /** Whether the request has a session cookie. Only the platform knows whether the session is still valid. */
  signedIn: boolean;
  mode: 'development' | 'production';
  /** Whether everyone may open the screen of feature flags (/ffc), not only testers [A50]. */
  flagScreen: boolean;
  /**
   * Called with errors that occur during rendering. If it is missing, an error is not reported, and only shows the
   * visitor a failed page.
   */
  report?: (error: unknown) => void;
}

/**
 * For a data request from the router, the address of the page that the data belongs to. `null` for a page request.
 */
export const dataOf = createContext<string | null>(null);

/** The rendered page in UTF-8; `null` if the response's own body is sent. */
export const writtenPage = createContext<Uint8Array | null>(null);

/** The request's context, which loaders read with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
