import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyOfCountry } from '@liftoff/contract/locale';
import type { LocalAnswers } from './platform.ts';

/** The configuration calls, each a file an operator edits (CALL-001 to CALL-011, PCALL-011 to PCALL-015). */
const configNames = [
  'stag-by-referrer-name',
  'survey-config',
  'betting-config',
  'vip-adventures',
  'disabled-bonuses',
  'modify-gifts-config',
  'excluded-promo-stags',
  'currency-config',
  'logo-config',
  'menu-categories-games',
  'additional-gifts',
  'manage-promotion-pages',
  'banners-config',
  'wheel-config',
  'wheel-config-segments',
  'brand-config',
] as const;

const prefix = '/api/fe/config/';

/**
 * Answers configuration calls from `config/fe/{name}.json`. A call whose file is not there answers `{}`, and every
 * reader falls back to its default (CALL-013). Banners come by locale: `{locale}` in the file's `texts`, source locale otherwise.
 */
export function configAnswers(folder: string, keep: boolean): LocalAnswers {
  const kept = new Map<string, unknown>();
  const read = (name: string): unknown => {
    if (keep && kept.has(name)) return kept.get(name);
    const file = join(folder, `${name}.json`);
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    kept.set(name, value);
    return value;
  };
  return (method, url, visitor) => {
    if (method !== 'GET') return undefined;
    if (url.pathname === '/client-context') {
      return Response.json({ default_currency: currencyOfCountry(visitor.country), geo: visitor.country });
    }
    if (!url.pathname.startsWith(prefix)) return undefined;
    const name = configNames.find(known => known === url.pathname.slice(prefix.length));
    return name && Response.json(read(name));
  };
}
