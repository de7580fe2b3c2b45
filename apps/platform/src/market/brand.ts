import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOfHost, readBrandFile, type BrandFile } from '@liftoff/contract/core/brand-file';
import { defaultLocaleOf, type Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import type { Config } from '../core/config.ts';

/** What the platform says of the brand; a screen reads more of the same file. */
const Brand = z.looseObject({
  name: z.string().min(1).default('Liftoff'),
  /** Where a player writes to. */
  email: z.string().default('help@liftoff.example'),
  /** Number by licence. */
  licences: z.record(z.string(), z.string()).default({}),
});
export type Brand = z.infer<typeof Brand>;

/** A further brand, whose hosts show its folder in place of the casino's own files. */
export interface FurtherBrand extends BrandFile {
  readonly id: string;
  readonly folder: string;
}

type Folders = Pick<Config, 'feConfigDir' | 'brandsDir'>;

const folders = new Map<string, readonly FurtherBrand[]>();

/** The further brands, read once. Throws, naming the file, for a broken one. */
export function furtherBrands({ brandsDir }: Pick<Config, 'brandsDir'>): readonly FurtherBrand[] {
  const known = folders.get(brandsDir);
  if (known) return known;
  const names = existsSync(brandsDir)
    ? readdirSync(brandsDir, { withFileTypes: true }).filter(entry => entry.isDirectory())
    : [];
  const read = names.map(({ name }) => {
    const folder = join(brandsDir, name);
    return { id: name, folder, ...usable(join(folder, 'brand.json'), readBrandFile) };
  });
  folders.set(brandsDir, read);
  return read;
}

/** The site's origin of a host; the first one where the host is none of them or not known. */
export const siteAt = (config: Pick<Config, 'siteOrigins' | 'publicUrl'>, host: string | null): string =>
  config.siteOrigins.find(origin => new URL(origin).host === host) ?? config.siteOrigins[0] ?? config.publicUrl;

/** The further brand of one of the site's origins; undefined where it is the casino's own. */
export const furtherBrandAt = (config: Pick<Config, 'brandsDir'>, site: string): FurtherBrand | undefined =>
  URL.canParse(site) ? brandOfHost(furtherBrands(config), new URL(site).hostname) : undefined;

/**
 * What an operator wrote in `brand-config.json` for one of the site's origins, and defaults for the rest. Throws, naming the
 * file, for a broken one.
 */
export function readBrand(config: Folders, site: string): Brand {
  const file = join(furtherBrandAt(config, site)?.folder ?? config.feConfigDir, 'brand-config.json');
  return existsSync(file) ? usable(file, text => Brand.parse(JSON.parse(text))) : Brand.parse({});
}

/** The locale whose prefix addresses of one of the site's origins leave out, where nobody's country says another. */
export const plainLocaleAt = (config: Pick<Config, 'brandsDir' | 'defaultCountry'>, site: string): Locale =>
  furtherBrandAt(config, site)?.default_locale ?? defaultLocaleOf(config.defaultCountry);

function usable<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
