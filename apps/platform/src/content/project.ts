import type { content } from '@liftoff/contract/content';
import type { Answer } from '@liftoff/contract/endpoint';
import { defaultLocaleOf } from '@liftoff/contract/locale';
import { readBrand } from '../brand.ts';
import type { Config } from '../config.ts';

/**
 * What the platform says of itself (CALL-048): the name an operator gave the brand, the main and mirror hosts with the
 * main one first (ROUTE-001), and the locale of the platform's own country. Throws, naming the file, for a broken one.
 */
export function readProject(config: Config): Answer<typeof content.project> {
  return {
    name: readBrand(config).name,
    hosts: [...new Set(config.siteOrigins.map(origin => new URL(origin).host))],
    default_locale: defaultLocaleOf(config.defaultCountry),
  };
}
