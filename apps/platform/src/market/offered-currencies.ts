import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CurrencyCodeSchema, enabledCurrencies, type CurrencyCode } from '@liftoff/contract/core/money';
import * as z from 'zod';
import type { Config } from '../core/config.ts';

const File = z.looseObject({ enabled: z.array(CurrencyCodeSchema).min(1).optional() });

const kept = new WeakMap<Pick<Config, 'feConfigDir'>, readonly CurrencyCode[]>();

/**
 * The currencies that accounts are opened in, in the order of choice: those of `currency-config.json` where an operator
 * names some, else the default ones (CALL-008, CONST-033). Throws, naming the file, where it names one that is unknown.
 * Read once for a configuration, so that every part of a process offers the same.
 */
export function offeredCurrencies(config: Pick<Config, 'feConfigDir'>): readonly CurrencyCode[] {
  const known = kept.get(config);
  if (known) return known;
  const read = readOffered(config.feConfigDir);
  kept.set(config, read);
  return read;
}

function readOffered(feConfigDir: string): readonly CurrencyCode[] {
  const file = join(feConfigDir, 'currency-config.json');
  if (!existsSync(file)) return enabledCurrencies;
  try {
    return [...new Set(File.parse(JSON.parse(readFileSync(file, 'utf8'))).enabled ?? enabledCurrencies)];
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}
