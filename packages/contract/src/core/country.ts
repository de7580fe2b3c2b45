import * as z from 'zod';
import { CurrencyCodeSchema } from './money.ts';

/** ENTITY-006: a country of the form; `open` says whether an account can be opened there (D16). */
export const Country = z.object({
  code: z.string(),
  open: z.boolean(),
  /** Where no province is known. */
  min_age: z.int(),
  /** Provinces with an age of their own (D7); most countries have none. */
  provinces: z.array(z.object({ code: z.string(), name: z.string(), min_age: z.int() })),
  currency: CurrencyCodeSchema,
});
