import type { content } from '@liftoff/contract/content/content';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { mirrorsOf } from '@liftoff/contract/core/brand-file';
import { furtherBrandAt, furtherBrands, plainLocaleAt, readBrand, siteAt } from '../market/brand.ts';
import type { Config } from '../core/config.ts';

/**
 * The platform's description of itself for a visitor to the host `asked`: the brand's name, its hosts with the main
 * ones before the mirrors, and its default locale. An unknown host gets the first site's description. Throws an error
 * naming the brand file if it is malformed.
 */
export function readProject(config: Config, asked: string | null = null): Answer<typeof content.project> {
  const hostOf = (origin: string) => new URL(origin).host;
  const site = siteAt(config, asked);
  const brand = furtherBrandAt(config, site)?.id;
  const mirrors = new Set(mirrorsOf(config.siteOrigins, config.mainHosts, furtherBrands(config)));
  const origins = config.siteOrigins
    .filter(origin => furtherBrandAt(config, origin)?.id === brand)
    .toSorted((one, other) => Number(mirrors.has(one)) - Number(mirrors.has(other)));
  return {
    name: readBrand(config, site).name,
    hosts: [...new Set(origins.map(hostOf))],
    default_locale: plainLocaleAt(config, site),
  };
}
