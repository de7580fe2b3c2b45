import type { Rates } from '@liftoff/rules/money/exchange';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const File = z.record(z.string(), z.strictObject({ EUR: z.string().regex(/^\d{1,12}\.\d{1,8}$/) }));

/** The platform's exchange rates for all its currencies. They are read once, so a change requires a restart. */
export const exchangeRates: Rates = {
  ...readConfigFile('fiat-rates.json', File),
  ...readConfigFile('crypto-rates.json', File),
};
