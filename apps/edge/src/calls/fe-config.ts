import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import { locales } from '@liftoff/contract/core/locale';
import { CurrencyCodeSchema, enabledCurrencies, type CurrencyCode } from '@liftoff/contract/core/money';
import * as z from 'zod';
import { brandOf, type SiteBrand } from '../config/brands.ts';
import { EditedFiles } from '../data/edited-files.ts';
import type { LocalAnswers } from '../data/platform.ts';
import { frozen, saying } from '../data/whole-answer.ts';

/** The configuration calls. Each is answered from a file that an operator can edit. */
const configNames = [
  'stag-by-referrer-name',
  'survey-config',
  'betting-config',
  'vip-adventures',
  'disabled-bonuses',
  'modify-gifts-config',
  'excluded-promo-stags',
  'currency-config',
  'logo-config',
  'menu-categories-games',
  'additional-gifts',
  'manage-promotion-pages',
  'banners-config',
  'wheel-config',
  'brand-config',
] as const;

const prefix = '/api/fe/config/';

/** Calls that identify a brand. They never fall back to another brand's file. */
const ofOneBrand: ReadonlySet<string> = new Set(['brand-config', 'logo-config']);

/**
 * The currencies in which accounts can be opened. They are defined by the platform and are the same for all brands
 * [CALL-008].
 */
const ofTheCasino = 'currency-config';

const enabled = z.array(CurrencyCodeSchema).min(1);
/** The currencies that the platform would read from this file, or its defaults if the file names none. */
const offeredIn = (file: unknown): readonly CurrencyCode[] =>
  z.object({ enabled }).safeParse(file).data?.enabled ?? enabledCurrencies;

/**
 * The one call with translated content. `{name}.{locale}.json` is the file for a locale, if it exists; a brand's own
 * files take precedence [PCALL-012].
 */
const translated = 'banners-config';

/**
 * Answers configuration calls from `{folder}/{name}.json`, and also `/client-context`. A call without a file returns
 * `{}`, so that every reader falls back to its default [CALL-013].
 *
 * With `keep`, all files are read immediately, so that a broken one prevents startup; without it, each call reads its
 * file again. With `bettingSandbox`, the sports site is the `sport.` sub-host, unless a file names another. On the
 * hosts of one of `brands`, the files in that brand's folder take precedence. A file that staff have edited is
 * replaced by its `edited` content.
 *
 * Throws an error that names the file that is not JSON, or the brand whose currency accounts cannot be opened in.
 */
export function configAnswers(
  folder: string,
  keep: boolean,
  bettingSandbox = false,
  brands: readonly SiteBrand[] = [],
  edited: Pick<EditedFiles, 'of'> = new EditedFiles(),
): LocalAnswers {
  const names = [...configNames, ...locales.map(locale => `${translated}.${locale}`)];
  const readerOf = (from: string) => {
    const kept = keep ? new Map(names.map(name => [name, readFile(from, name)])) : null;
    return (name: string): unknown => (kept === null ? readFile(from, name) : kept.get(name));
  };
  const ownFile = readerOf(folder);
  const own = (name: string): unknown => {
    const edit = edited.of(name);
    return edit === undefined ? ownFile(name) : (edit ?? undefined);
  };
  const ofBrand = new Map(brands.map(brand => [brand.id, readerOf(brand.folder)]));
  const offered = () => offeredIn(own(ofTheCasino));
  for (const brand of brands) {
    const { default_currency: first } = brand;
    if (first !== undefined && !offered().includes(first))
      throw new Error(`${join(brand.folder, 'brand.json')} is not usable: no account is opened in ${first}`);
  }
  return (method, url, visitor) => {
    if (method !== 'GET') return undefined;
    const brand = brandOf(brands, url.origin);
    const written = brand && ofBrand.get(brand.id);
    const read = (name: string): unknown =>
      written && name !== ofTheCasino ? (written(name) ?? (ofOneBrand.has(name) ? undefined : own(name))) : own(name);
    if (url.pathname === '/client-context') {
      const currency = brand?.default_currency ?? currencyOfCountry(visitor.country, offered());
      return saying({ default_currency: currency, geo: visitor.country });
    }
    if (!url.pathname.startsWith(prefix)) return undefined;
    const name = configNames.find(known => known === url.pathname.slice(prefix.length));
    const unwritten = bettingSandbox && name === 'betting-config' ? { enabled: true } : {};
    if (name !== translated) return name && saying(read(name) ?? unwritten);
    const locale = locales.find(known => known === url.searchParams.get('locale'));
    const ofLocale = (from: typeof own): unknown => (locale && from(`${name}.${locale}`)) ?? from(name);
    return saying((written && ofLocale(written)) ?? ofLocale(own) ?? {});
  };
}

/**
 * The content of a configuration file; `undefined` if it does not exist. Throws an error naming the file if it is not
 * JSON.
 */
function readFile(folder: string, name: string): unknown {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  try {
    return frozen(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
