import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOfHost, readBrandFile, type BrandFile } from '@liftoff/contract/core/brand-file';
import { defaultLocaleOf, type Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import type { Config } from '../core/config.ts';

/** The fields of `brand-config.json` that the platform reads. The web app reads other fields of the same file. */
const Brand = z.looseObject({
  name: z.string().min(1).default('Liftoff'),
  /** Email address that players can write to for support. */
  email: z.string().default('help@liftoff.example'),
  /** Licence numbers, by licence code. */
  licences: z.record(z.string(), z.string()).default({}),
});
export type Brand = z.infer<typeof Brand>;

/** An additional brand. Its hosts use the files in its folder instead of the default brand's files. */
export interface FurtherBrand extends BrandFile {
  readonly id: string;
  readonly folder: string;
}

type Folders = Pick<Config, 'feConfigDir' | 'brandsDir'>;

const folders = new Map<string, readonly FurtherBrand[]>();

/** Returns the additional brands, read once and cached. Throws an error that names the file if one is invalid. */
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

/** Returns the site origin of a host, or the first site origin if the host is unknown. */
export const siteAt = (config: Pick<Config, 'siteOrigins' | 'publicUrl'>, host: string | null): string =>
  config.siteOrigins.find(origin => new URL(origin).host === host) ?? config.siteOrigins[0] ?? config.publicUrl;

/** Returns the additional brand to which a site origin belongs, or `undefined` for the default brand. */
export const furtherBrandAt = (config: Pick<Config, 'brandsDir'>, site: string): FurtherBrand | undefined =>
  URL.canParse(site) ? brandOfHost(furtherBrands(config), new URL(site).hostname) : undefined;

/**
 * Reads `brand-config.json` for a site origin and fills in defaults for missing fields. Throws an error that names
 * the file if it is invalid.
 */
export function readBrand(config: Folders, site: string): Brand {
  const file = join(furtherBrandAt(config, site)?.folder ?? config.feConfigDir, 'brand-config.json');
  return existsSync(file) ? usable(file, text => Brand.parse(JSON.parse(text))) : Brand.parse({});
}

/**
 * Returns a site origin's default locale, which is the locale whose URLs have no locale prefix. A visitor's country
 * can override it.
 */
export const plainLocaleAt = (config: Pick<Config, 'brandsDir' | 'defaultCountry'>, site: string): Locale =>
  furtherBrandAt(config, site)?.default_locale ?? defaultLocaleOf(config.defaultCountry);

function usable<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
