import type { content } from '@liftoff/contract/content';
import type { Answer } from '@liftoff/contract/endpoint';
import { furtherBrandAt, plainLocaleAt, readBrand, siteAt } from '../brand.ts';
import type { Config } from '../config.ts';

/**
 * What the platform says of itself to a visitor of one of its hosts, the first one where the host is none of them
 * (CALL-048): the name an operator gave the brand, its main and mirror hosts with the main one first (ROUTE-001), and the
 * locale of the platform's own country. Throws, naming the file, for a broken one.
 */
export function readProject(config: Config, asked: string | null = null): Answer<typeof content.project> {
  const hostOf = (origin: string) => new URL(origin).host;
  const site = siteAt(config, asked);
  const brand = furtherBrandAt(config, site)?.id;
  const origins = config.siteOrigins.filter(origin => furtherBrandAt(config, origin)?.id === brand);
  return {
    name: readBrand(config, site).name,
    hosts: [...new Set(origins.map(hostOf))],
    default_locale: plainLocaleAt(config, site),
  };
}
