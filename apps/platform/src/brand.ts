import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from './config.ts';

/** What the platform says of the brand; a screen reads more of the same file. */
const Brand = z.looseObject({
  name: z.string().min(1).default('Liftoff'),
  /** Where a player writes to. */
  email: z.string().default('help@liftoff.example'),
  /** Number by licence. */
  licences: z.record(z.string(), z.string()).default({}),
});
export type Brand = z.infer<typeof Brand>;

/** What an operator wrote in `brand-config.json`, and defaults for the rest. Throws, naming the file, for a broken one. */
export function readBrand({ feConfigDir }: Pick<Config, 'feConfigDir'>): Brand {
  const file = join(feConfigDir, 'brand-config.json');
  if (!existsSync(file)) return Brand.parse({});
  try {
    return Brand.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
