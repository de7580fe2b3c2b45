import { locales } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const byName = z.record(z.string(), z.enum(locales)).transform(record => new Map(Object.entries(record)));

/** Which locale was agreed for an affiliate's visitors, by link and by partner; a file of the operator's. */
export const affiliateLocales = readConfigFile(
  'affiliate-locales.json',
  z.strictObject({ affb_ids: byName, partners: byName }),
);
