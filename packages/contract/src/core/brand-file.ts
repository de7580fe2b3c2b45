import * as z from 'zod';
import { locales } from './locale.ts';
import { CurrencyCodeSchema } from './money.ts';

const hostname = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * `brand.json` of a further brand: a folder of `config/brands/` beside the casino's own brand. What it leaves out is as
 * with the own one.
 */
const BrandFile = z
  .strictObject({
    /** Names of hosts without a port. All of them show this brand, whatever port they are asked at. */
    hosts: z.array(hostname).min(1),
    /** Those of the hosts that are mirrors of the others (ROLE-024). */
    mirrors: z.array(hostname).default([]),
    /** The locale whose prefix is left out, in place of the one of the visitor's country. */
    default_locale: z.enum(locales).optional(),
    /** The currency offered first, in place of the one of the visitor's country: one that accounts are opened in. */
    default_currency: CurrencyCodeSchema.optional(),
    /** The ground of the page in each theme: what a browser paints around it. */
    grounds: z.strictObject({ dark: colour, light: colour }),
    /** Address that its mail comes from, in place of the casino's own. */
    mail_from: z.email().optional(),
    /** The scene that networks show of a shared page, as in `/pictures/scene/launch-1200.webp`. */
    scene: z.string().regex(/^[a-z]+$/),
  })
  .refine(({ hosts, mirrors }) => mirrors.every(host => hosts.includes(host)), 'mirrors must be among the hosts');
export type BrandFile = z.output<typeof BrandFile>;

/** Throws with what is wrong. */
export function readBrandFile(text: string): BrandFile {
  const parsed = BrandFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** The brand of a host's name; undefined where it is the casino's own. */
export const brandOfHost = <B extends Pick<BrandFile, 'hosts'>>(brands: readonly B[], host: string): B | undefined =>
  brands.find(({ hosts }) => hosts.includes(host));

/**
 * Those of the site's origins that are mirrors (ROLE-024). The main hosts are named, or the first origin's is the only one;
 * a further brand says itself which of its hosts are mirrors.
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

/** The one of the named main hosts that is no host of the site's origins, if there is one. */
export const unknownMainHost = (origins: readonly string[], mainHosts: readonly string[]): string | undefined =>
  mainHosts.find(main => !origins.some(origin => new URL(origin).host === main));
