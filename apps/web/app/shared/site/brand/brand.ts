/** What an operator writes in `config/fe/brand-config.json`; whatever is missing keeps the default (CALL-013). */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  /** Hosts that may show the blog, and where it leads (SHELL-060). */
  blog: HostLink | null;
  social: readonly BrandLink[];
  partners: readonly BrandLink[];
  awards: readonly string[];
  paymentMethods: readonly string[];
  /** Licence number by licence (ROLE-023). */
  licences: Readonly<Record<string, string>>;
  /** Hosts that show the gambling-help link, and where it leads (SHELL-072). */
  gamblingHelp: HostLink | null;
  /** Hosts that show the DMCA badge (SHELL-073). */
  dmcaHosts: readonly string[];
  /** Year of the copyright line. */
  year: number;
  /** Address of the betting site, from its own configuration; without it no betting link is shown (ROUTE-002). */
  bettingUrl: string | null;
  /** Categories of the lobby's chips, in order (CALL-010). */
  menuCategories: readonly string[];
  /** Limits are shown in fiat currencies alone (VALID-056); those in coins hold all the same. */
  fiatLimitsOnly: boolean;
  /** STATE-037: new players are split into the groups 543 and 544. */
  abGroups: boolean;
  /** A service worker keeps the offline page and a lobby to read; switched off, it goes from every browser that has one. */
  offlinePages: boolean;
  /** So long after a page's start its line to the platform is opened, in milliseconds (CONST-029). */
  realtimeDelayMs: number;
  /** Where the payments library stands; without it the site's own build is loaded (CALL-091). */
  paymentsLibrary?: string;
  /** Where the module of a customer tracker stands; without it none is loaded (CONST-027). */
  customerTracker?: string;
  /** Modules of a provider's chats, by which of them is on; without one the platform's own chat opens (ROLE-015). */
  chats?: { live?: string; second?: string };
  /** Another mark and word in place of the brand's own (CALL-009). */
  logo?: BrandLogo;
  /** Slugs of the studios that the popup of a new one presents; without one it is that of the newest game (POPUP-015). */
  newStudios?: { live?: string; slots?: string };
  /** Whose casino it is, by licence and user group; the first that fits counts (ROLE-026). */
  owners?: readonly BrandOwner[];
}

export interface BrandLogo {
  /** A path of the site or a `data:` address; square. */
  image?: string;
  title?: string;
}

export interface BrandOwner {
  /** Only under this licence. */
  licence?: string;
  /** Only for players of this group. */
  group?: string;
  /** Who stands behind the copyright sign. */
  company: string;
  /** What the footer says besides, by locale. */
  notice?: Readonly<Record<string, string>>;
}

/** A link that is shown on these hosts alone. */
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

/** Where a link leads on the host of an origin; null where it is not shown. */
export const linkAt = (origin: string, link: HostLink | null): string | null =>
  link?.hosts.includes(new URL(origin).hostname) ? link.url : null;

/** The licence of a page: the player's or by country on the main hosts (ROLE-023), Curaçao's on others (ROLE-024). */
export function licenceAt({ country, mirror }: { country: string; mirror?: true }, ofPlayer?: string | null): string {
  if (mirror) return 'CW';
  return ofPlayer ?? (country === 'EE' ? 'EE' : 'CW');
}

/** SHELL-069, CONST-063, CONST-064. */
export const ageMark = (country: string): 18 | 21 => (country === 'EE' ? 21 : 18);
