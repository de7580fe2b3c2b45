import type { content } from '@liftoff/contract/content/content';
import type { Answer, Input } from '@liftoff/contract/core/endpoint';
import { locales, type Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const byName = z.record(z.string(), z.enum(locales)).transform(record => new Map(Object.entries(record)));

/**
 * The locales agreed with affiliates for their visitors, by link (`affb_id`) and by partner. Read from the operator's
 * configuration.
 */
export const affiliateLocales = readConfigFile(
  'affiliate-locales.json',
  z.strictObject({ affb_ids: byName, partners: byName }),
);

/**
 * The locales offered in the visitor's country, one of them marked as the default. The default is the locale agreed for
 * the affiliate's link, else for the partner (the number at the start of the tag), else `fallback`, the locale of the
 * brand or of the country. If the country's market rules do not offer it, it is the first one that they do.
 */
export function brandLocales(
  { affb_id, stag }: Input<typeof content.locales>['query'],
  fallback: Locale,
  offered: readonly Locale[],
): Answer<typeof content.locales> {
  const { affb_ids, partners } = affiliateLocales;
  const partner = /^\d+/.exec(stag ?? '')?.[0];
  const agreed: Locale = affb_ids.get(affb_id ?? '') ?? partners.get(partner ?? '') ?? fallback;
  const first = offered.includes(agreed) ? agreed : offered[0];
  return locales.filter(code => offered.includes(code)).map(code => ({ code, default: code === first }));
}
