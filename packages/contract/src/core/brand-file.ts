import * as z from 'zod';
import { locales } from './locale.ts';
import { CurrencyCodeSchema } from './money.ts';

const hostname = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * The `brand.json` of an additional brand, in the brand's folder under `config/brands/`. Omitted settings are
 * inherited from the main brand.
 */
const BrandFile = z
  .strictObject({
    /** Host names without a port. All of them show this brand, on every port. */
    hosts: z.array(hostname).min(1),
    /** The entries in `hosts` that are mirrors of the other hosts [ROLE-024]. */
    mirrors: z.array(hostname).default([]),
    /** The locale without an address prefix. Overrides the default locale of the visitor's country. */
    default_locale: z.enum(locales).optional(),
    /**
     * The currency offered first. Overrides the currency of the visitor's country. Accounts must be available in it.
     */
    default_currency: CurrencyCodeSchema.optional(),
    /** Page background for each theme; browsers also paint it around the page. */
    grounds: z.strictObject({ dark: colour, light: colour }),
    /** Sender address of this brand's emails. Overrides the operator's default address. */
    mail_from: z.email().optional(),
    /** The picture scene of the first banner, sign-in and shared pages, as in `/pictures/scene/launch-1200.webp`. */
    scene: z.string().regex(/^[a-z]+$/),
    /**
     * The headline of the first banner, by locale. A locale without one shows the `en-CA` headline; without any, the
     * page shows the platform's.
     */
    headline: z.partialRecord(z.enum(locales), z.string().min(1).max(60)).optional(),
  })
  .refine(({ hosts, mirrors }) => mirrors.every(host => hosts.includes(host)), 'mirrors must be among the hosts');
export type BrandFile = z.output<typeof BrandFile>;

/** Parses and validates a `brand.json`. Throws an `Error` that lists every problem. */
export function readBrandFile(text: string): BrandFile {
  const parsed = BrandFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Finds the additional brand that uses a host name; `undefined` for the main brand. */
export const brandOfHost = <B extends Pick<BrandFile, 'hosts'>>(brands: readonly B[], host: string): B | undefined =>
  brands.find(({ hosts }) => hosts.includes(host));

/**
 * Lists the site origins that are mirrors [ROLE-024]. A host of the main brand is a mirror unless it is in
 * `mainHosts`; if that list is empty, only the first origin is a main host. An additional brand lists its own
 * mirrors.
 */
export function mirrorsOf(
  origins: readonly string[],
  mainHosts: readonly string[],
  brands: readonly Pick<BrandFile, 'hosts' | 'mirrors'>[],
): string[] {
  const main = mainHosts.length > 0 ? mainHosts : origins.slice(0, 1).map(origin => new URL(origin).host);
  return origins.filter(origin => {
    const { host, hostname: name } = new URL(origin);
    return brandOfHost(brands, name)?.mirrors.includes(name) ?? !main.includes(host);
  });
}

/** Finds the first configured main host that does not belong to a site origin; `undefined` if all do. */
export const unknownMainHost = (origins: readonly string[], mainHosts: readonly string[]): string | undefined =>
  mainHosts.find(main => !origins.some(origin => new URL(origin).host === main));
