import * as z from 'zod';
import { CurrencyCodeSchema } from './money.ts';

/** A country in the registration form [ENTITY-006]. `open` is whether an account can be opened there [D16]. */
export const Country = z.object({
  code: z.string(),
  open: z.boolean(),
  /** Minimum age if the province is unknown. */
  min_age: z.int(),
  /** Provinces with their own minimum age [D7]; empty for most countries. */
  provinces: z.array(z.object({ code: z.string(), name: z.string(), min_age: z.int() })),
  currency: CurrencyCodeSchema,
});
