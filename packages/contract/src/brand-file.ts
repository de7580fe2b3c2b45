import * as z from 'zod';
import { enabledCurrencies } from './currencies.ts';
import { locales } from './locale.ts';

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
    /** The currency offered first, in place of the one of the visitor's country. */
    default_currency: z.enum(enabledCurrencies).optional(),
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
