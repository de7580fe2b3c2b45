import type { Send } from '@liftoff/contract/core/client';
import type { Locale } from '@liftoff/contract/core/locale';
import { createContext } from 'react-router';

export type Theme = 'dark' | 'light';

/** How a brand looks whose look is not the components' own. */
export interface Look {
  /** Declarations that take the place of tokens, as a style sheet. */
  tokens: string;
  /** The page's ground in each theme. */
  grounds: Readonly<Record<Theme, string>>;
  /** The scene that networks show of a shared page. */
  scene: string;
  /** Its name, and its licence numbers by licence. */
  brand: { name: string; licences: Readonly<Record<string, string>> };
}

/**
 * What the edge knows about one request and the pages may use. The edge has already answered the redirects of
 * ROUTE-003 to ROUTE-007; nothing here is secret and nothing here belongs to one player [A32].
 */
export interface PageContext {
  /** Sends a call to the platform (or to the edge's own configuration) with the visitor's cookies. */
  send: Send;
  /** ROUTE-007: the app is served under /guest or at the root. */
  base: '' | '/guest';
  locale: Locale;
  /** The locale whose prefix is left out of addresses (ROUTE-004). */
  defaultLocale: Locale;
  /** ISO code of the visitor's country. */
  country: string;
  theme: Theme;
  /** Every script and style element carries it [A2]. */
  nonce: string;
  /** The site's own origin that was asked, as the operator configured it. */
  origin: string;
  /** The host that was asked is none of the casino's main ones (ROLE-024). */
  mirror: boolean;
  /** The origin that this one is only the www form of, or the other way round (ROLE-029). */
  wwwTwin: string | null;
  /** Null: the look of the components themselves. */
  look: Look | null;
  /** Origin of the game and card-field frames. */
  platformPublicUrl: string;
  /** A session cookie is there; whether it is still valid only the platform knows. */
  signedIn: boolean;
  mode: 'development' | 'production';
  /** Receives what broke while rendering; without it the error is only shown to the visitor as a failed page. */
  report?: (error: unknown) => void;
}

/** For the router's data request: the address of its page, as the router knows it. Null where a page is asked for. */
export const dataOf = createContext<string | null>(null);

/** The page in UTF-8, once it is rendered; null where the answer's own body is what is sent. */
export const writtenPage = createContext<Uint8Array | null>(null);

/** Gives the request's context to loaders: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
