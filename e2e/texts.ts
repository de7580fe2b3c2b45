import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../messages');

/** One locale for each of the site's languages. */
export const journeyLocales = ['en-CA', 'fr-CA', 'de', 'no', 'it', 'et'] as const;
export type JourneyLocale = (typeof journeyLocales)[number];

/**
 * One of the site's messages in a locale, by namespace and path: `text('de', 'shell', 'nav.live')`. Throws if it does
 * not exist.
 */
export function text(locale: JourneyLocale, namespace: string, path: string): string {
  let found: unknown = JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8'));
  for (const step of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== 'string') throw new Error(`${namespace}.${path} is not a text of ${locale}`);
  return found;
}
