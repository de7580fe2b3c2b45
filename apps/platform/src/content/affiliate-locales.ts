import { locales } from '@liftoff/contract/core/locale';
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
