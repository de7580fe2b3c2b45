import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CurrencyCodeSchema, enabledCurrencies, type CurrencyCode } from '@liftoff/contract/core/money';
import type { RulePlace } from '@liftoff/contract/limits/market-rules';
import * as z from 'zod';
import type { Config } from '../core/config.ts';
import type { Platform } from '../core/platform-context.ts';

const File = z.looseObject({ enabled: z.array(CurrencyCodeSchema).min(1).optional() });

const kept = new WeakMap<Pick<Config, 'feConfigDir'>, readonly CurrencyCode[]>();

/**
 * Returns the currencies in which accounts can be opened, in display order. These are the currencies in the
 * operator's `currency-config.json`, or the defaults if it lists none [CALL-008] [CONST-033]. Throws an error that
 * names the file if it lists an unknown currency. The file is read once per configuration, so that all parts of a
 * process offer the same currencies.
 */
export function offeredCurrencies(config: Pick<Config, 'feConfigDir'>): readonly CurrencyCode[] {
  const known = kept.get(config);
  if (known) return known;
  const read = readOffered(config.feConfigDir);
  kept.set(config, read);
  return read;
}

/** The offered currencies in which the market rules of a place allow accounts, in display order. */
export function currenciesAt(
  { config, deps, ruleFor }: Pick<Platform, 'config' | 'deps' | 'ruleFor'>,
  place: RulePlace,
): readonly CurrencyCode[] {
  const { currencies } = ruleFor({ ...place, at: deps.now() });
  return offeredCurrencies(config).filter(code => currencies?.includes(code) ?? true);
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
