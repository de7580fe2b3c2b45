import type { content } from '@liftoff/contract/content';
import type { Answer, Input } from '@liftoff/contract/endpoint';
import { defaultLocaleOf, locales, type Locale } from '@liftoff/contract/locale';
import * as z from 'zod';
import { readConfigFile } from '../read-config-file.ts';

const byName = z.record(z.string(), z.enum(locales)).transform(record => new Map(Object.entries(record)));
const AffiliateLocales = z.strictObject({ affb_ids: byName, partners: byName });
export type AffiliateLocales = z.output<typeof AffiliateLocales>;

/** Which locale an affiliate's visitors are shown; a file of the operator's. */
const affiliateLocales = readConfigFile('affiliate-locales.json', AffiliateLocales);

/**
 * The locales of the platform, exactly one of them the default (CALL-050): the one agreed for the affiliate's link, else
 * for the partner (the number at the start of the tag), else the one of the visitor's country (I18N-011).
 */
export function brandLocales(
  { affb_id, stag }: Input<typeof content.locales>['query'],
  country: string,
  agreed: AffiliateLocales = affiliateLocales,
): Answer<typeof content.locales> {
  const partner = /^\d+/.exec(stag ?? '')?.[0];
  const first: Locale =
    agreed.affb_ids.get(affb_id ?? '') ?? agreed.partners.get(partner ?? '') ?? defaultLocaleOf(country);
  return locales.map(code => ({ code, default: code === first }));
}
