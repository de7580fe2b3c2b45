import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultProduct, isProduct } from '@liftoff/contract/content/product-slug';
import { brandOfHost, readBrandFile, type BrandFile } from '@liftoff/contract/core/brand-file';

/** How a brand other than the main one looks. */
export interface Look {
  tokens: string;
  grounds: { dark: string; light: string };
  scene: string;
  headline?: BrandFile['headline'];
  brand: { name: string; licences: Readonly<Record<string, string>> };
}

/**
 * An additional brand. Its folder contains `brand.json`, `brand-config.json`, `tokens.css`, and `public/` with its
 * icons.
 */
export interface SiteBrand extends BrandFile {
  id: string;
  folder: string;
  /** The parts of its pages that differ from the main brand's. */
  look: Look;
  /** The slug in the addresses of its own promotion pages. */
  product: string;
}

/**
 * Icons that browsers request from every site under these names. Each brand must have its own, so that it never shows
 * another brand's icons.
 */
const icons = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'];

/**
 * Reads the additional brands from a folder, which need not exist. Throws an error that names the file if a brand is
 * incomplete.
 */
export function readBrands(folder: string): SiteBrand[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const brands = entries.map(({ name }) => readBrand(name, join(folder, name)));
  const hosts = brands.flatMap(brand => brand.hosts);
  const twice = hosts.find((host, at) => hosts.indexOf(host) !== at);
  if (twice !== undefined) throw new Error(`${folder}: the host ${twice} has two brands`);
  return brands;
}

function readBrand(id: string, folder: string): SiteBrand {
  for (const name of ['brand.json', 'brand-config.json', 'tokens.css', ...icons.map(icon => `public/${icon}`)])
    if (!existsSync(join(folder, name))) throw new Error(`${join(folder, name)} is missing`);
  const file = join(folder, 'brand.json');
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  // The tokens are embedded in a style element of every page.
  if (tokens.includes('<')) throw new Error(`${join(folder, 'tokens.css')} is not usable: it holds a <`);
  const brand = shaped(file);
  const { grounds, scene, headline } = brand;
  const look = { tokens: squeezed(tokens), grounds, scene, ...(headline && { headline }), brand: nameOf(folder) };
  return { ...brand, id, folder, look, product: readProduct(folder) };
}

function shaped(file: string): BrandFile {
  try {
    return readBrandFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}

/** The data about a brand that every page carries, even an error page: its name and the numbers of its licences. */
function nameOf(folder: string): Look['brand'] {
  const file = join(folder, 'brand-config.json');
  const { name, licences = {} } = readJson(file) as Partial<Look['brand']>;
  if (typeof name !== 'string' || name === '') throw new Error(`${file} is not usable: it says no name`);
  return { name, licences };
}

/**
 * The slug in the addresses of a brand's own promotion pages, from the `brand-config.json` in a folder. Throws an error
 * that names the file if the file or the slug is unusable.
 */
export function readProduct(folder: string): string {
  const file = join(folder, 'brand-config.json');
  if (!existsSync(file)) return defaultProduct;
  const { product = defaultProduct } = readJson(file) as { product?: unknown };
  if (!isProduct(product)) throw new Error(`${file} is not usable: product must be words of a-z and 0-9 with hyphens`);
  return product;
}

/** Parses a JSON file. Throws an error that names the file if it does not contain an object. */
function readJson(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
  throw new Error(`${file} is not usable: it contains no object`);
}

/** Removes comments and line breaks, because every page carries the result. */
const squeezed = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '');

/** The brand that uses this origin; `undefined` for the main brand. */
export const brandOf = (brands: readonly SiteBrand[], origin: string): SiteBrand | undefined =>
  brandOfHost(brands, new URL(origin).hostname);
