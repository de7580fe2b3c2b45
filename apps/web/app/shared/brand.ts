/** What an operator writes in `config/fe/brand-config.json`; whatever is missing keeps the default (CALL-013). */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  /** Address of the blog, where the licence allows one (SHELL-060). */
  blog: string | null;
  social: readonly BrandLink[];
  partners: readonly BrandLink[];
  awards: readonly string[];
  paymentMethods: readonly string[];
  /** Licence number by licence (ROLE-023). */
  licences: Readonly<Record<string, string>>;
  /** Hosts that show the gambling-help link, and where it leads (SHELL-072). */
  gamblingHelp: { url: string; hosts: readonly string[] } | null;
  /** Hosts that show the DMCA badge (SHELL-073). */
  dmcaHosts: readonly string[];
  /** Year of the copyright line. */
  year: number;
  /** Address of the betting site; without it no betting link is shown (ROUTE-002). */
  bettingUrl: string | null;
  /** Categories of the lobby's chips, in order (CALL-010). */
  menuCategories: readonly string[];
  /** Where the payments library stands; without it the site's own build is loaded (CALL-091). */
  paymentsLibrary?: string;
}

export interface BrandLink {
  title: string;
  url: string;
}

export const defaultBrand: Brand = {
  name: 'Liftoff',
  phone: '+1 800 555 0142',
  email: 'help@liftoff.example',
  blog: null,
  social: [],
  partners: [],
  awards: [],
  paymentMethods: ['Visa', 'Mastercard', 'Interac', 'Bitcoin', 'Tether'],
  licences: { CW: 'CW-0000-EX', EE: 'EE-0000-EX' },
  gamblingHelp: null,
  dmcaHosts: [],
  year: 2026,
  bettingUrl: null,
  menuCategories: ['new', 'top', 'jackpots', 'turbo', 'bonus-wagering', 'drop-wins', 'tables', 'exclusive'],
};

/** Takes from a configuration answer what has the right shape; anything else keeps its default. */
export function readBrand(answer: unknown): Brand {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return defaultBrand;
  const given = answer as Record<string, unknown>;
  const kept = Object.entries(defaultBrand).map(([key, fallback]) => [
    key,
    isLike(given[key], fallback) ? given[key] : fallback,
  ]);
  return Object.fromEntries(kept) as Brand;
}

/** A default of null stands for an optional text or object; otherwise both must be of the same sort. */
function isLike(value: unknown, fallback: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (fallback === null) return typeof value === 'string' || typeof value === 'object';
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
}

/** ROLE-023 for a visitor without an account: Estonia by country, elsewhere Curaçao. */
export const licenceAt = (country: string): string => (country === 'EE' ? 'EE' : 'CW');

/** SHELL-069, CONST-063, CONST-064. */
export const ageMark = (country: string): 18 | 21 => (country === 'EE' ? 21 : 18);
