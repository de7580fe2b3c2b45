import type { Award } from '@liftoff/contract/content/content-entities';

/**
 * The brand as an operator configures it in `config/fe/brand-config.json`. Missing values keep their defaults
 * [CALL-013].
 */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  /** Link to the blog, with the hosts on which it is shown [SHELL-060]. */
  blog: HostLink | null;
  social: readonly BrandLink[];
  partners: readonly BrandLink[];
  awards: readonly Award[];
  paymentMethods: readonly string[];
  /** Licence number for each licence [ROLE-023]. */
  licences: Readonly<Record<string, string>>;
  /** Link to help with gambling problems, with the hosts on which it is shown [SHELL-072]. */
  gamblingHelp: HostLink | null;
  /** Hosts on which the DMCA badge is shown [SHELL-073]. */
  dmcaHosts: readonly string[];
  /** Year in the copyright line. */
  year: number;
  /** Address of the sports site, read from a separate configuration. `null` hides all betting links [ROUTE-002]. */
  bettingUrl: string | null;
  /** Categories shown as chips in the lobby, in order [CALL-010]. */
  menuCategories: readonly string[];
  /** Whether only limits in fiat currencies are shown [VALID-056]. Limits in cryptocurrencies are still enforced. */
  fiatLimitsOnly: boolean;
  /** Whether new players are split into the A/B test groups 543 and 544 [STATE-037]. */
  abGroups: boolean;
  /**
   * Whether a service worker caches the offline page and a read-only lobby. If this is off, every browser that has
   * the worker removes it.
   */
  offlinePages: boolean;
  /** Milliseconds between a page's start and its realtime connection [CONST-029]. */
  realtimeDelayMs: number;
  /** Address of the payments library. If it is missing, the site's own build is loaded [CALL-091]. */
  paymentsLibrary?: string;
  /** Address of a customer tracker's module. If it is missing, no tracker is loaded [CONST-027]. */
  customerTracker?: string;
  /**
   * Addresses of an external provider's chat modules. If one is missing, the platform's own chat opens [ROLE-015].
   */
  chats?: { live?: string; second?: string };
  /** A logo and name that replace the brand's own [CALL-009]. */
  logo?: BrandLogo;
  /**
   * Slugs of the studios that the new-studio popup presents. If one is missing, the popup presents the studio of the
   * newest game [POPUP-015].
   */
  newStudios?: { live?: string; slots?: string };
  /** Operating companies, by licence and player group. The first match applies [ROLE-026]. */
  owners?: readonly BrandOwner[];
}

export interface BrandLogo {
  /** A square picture: a path on the site or a `data:` address. */
  image?: string;
  title?: string;
}

export interface BrandOwner {
  /** If set, this owner applies only under this licence. */
  licence?: string;
  /** If set, this owner applies only to players in this group. */
  group?: string;
  /** Company name shown after the copyright sign. */
  company: string;
  /** Additional text for the footer, by locale. */
  notice?: Readonly<Record<string, string>>;
}

/** A link that is shown only on these hosts. */
export interface HostLink {
  url: string;
  hosts: readonly string[];
}

export interface BrandLink {
  title: string;
  url: string;
}

export const defaultBrand: Omit<
  Brand,
  'paymentsLibrary' | 'customerTracker' | 'logo' | 'chats' | 'newStudios' | 'owners'
> = {
  name: 'Liftoff',
  phone: '+1 800 555 0142',
  email: 'help@liftoff.example',
  blog: null,
  social: [],
  partners: [],
  awards: [],
  paymentMethods: [
    'Visa',
    'Mastercard',
    'Maestro',
    'ecoPayz',
    'Sofort',
    'Bitcoin',
    'Bitcoin Cash',
    'Ethereum',
    'Litecoin',
    'Dogecoin',
    'Tether',
  ],
  licences: { CW: 'CW-0000-EX', EE: 'EE-0000-EX' },
  gamblingHelp: null,
  dmcaHosts: [],
  year: 2026,
  bettingUrl: null,
  fiatLimitsOnly: false,
  abGroups: false,
  offlinePages: true,
  realtimeDelayMs: 3_000,
  menuCategories: ['new', 'top', 'jackpots', 'turbo', 'bonus-wagering', 'drop-wins', 'tables', 'exclusive'],
};

/** The link's address if the link is shown on the origin's host; otherwise `null`. */
export const linkAt = (origin: string, link: HostLink | null): string | null =>
  link?.hosts.includes(new URL(origin).hostname) ? link.url : null;

/**
 * The licence that a page shows. On main hosts it is the player's licence or, for guests, the country's [ROLE-023].
 * On mirrors it is always Curaçao's [ROLE-024].
 */
export function licenceAt({ country, mirror }: { country: string; mirror?: true }, ofPlayer?: string | null): string {
  if (mirror) return 'CW';
  return ofPlayer ?? (country === 'EE' ? 'EE' : 'CW');
}

/** The minimum age that pages show in a country [CONST-063]. */
export const ageMark = (country: string): 18 | 21 => (country === 'EE' ? 21 : 18);
