import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { content } from '@liftoff/contract/content';
import type { Answer } from '@liftoff/contract/endpoint';
import { defaultLocaleOf } from '@liftoff/contract/locale';
import * as z from 'zod';
import type { Config } from '../config.ts';

const Brand = z.looseObject({ name: z.string().min(1).default('Liftoff') });

/**
 * What the platform says of itself (CALL-048): the name an operator gave the brand, the main and mirror hosts with the
 * main one first (ROUTE-001), and the locale of the platform's own country. Throws, naming the file, for a broken one.
 */
export function readProject({ feConfigDir, siteOrigins, defaultCountry }: Config): Answer<typeof content.project> {
  return {
    name: brandName(join(feConfigDir, 'brand-config.json')),
    hosts: [...new Set(siteOrigins.map(origin => new URL(origin).host))],
    default_locale: defaultLocaleOf(defaultCountry),
  };
}

function brandName(file: string): string {
  if (!existsSync(file)) return Brand.parse({}).name;
  try {
    return Brand.parse(JSON.parse(readFileSync(file, 'utf8'))).name;
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
