import { isLocale } from '@liftoff/contract/core/locale';

/** A locale's messages, compiled at build time. */
export type Texts = Record<string, never>;

const files = import.meta.glob<{ default: Texts }>('../../../../messages/*/frame.json');

/** The locale used if the requested one has no messages. */
const fallback = 'en-CA';

const fileOf = (locale: string) => files[`../../../../messages/${locale}/frame.json`];

/**
 * Loads a locale's messages as one chunk, and returns the locale in which to write amounts and dates. All locales
 * without messages are English, so they share the fallback's messages and keep their own formats, as on the site.
 */
export async function loadTexts(locale: string): Promise<{ locale: string; texts: Texts }> {
  const load = fileOf(locale);
  if (load) return { locale, texts: (await load()).default };
  const base = fileOf(fallback);
  if (!base) throw new Error('the texts of the frame are missing');
  return { locale: isLocale(locale) ? locale : fallback, texts: (await base()).default };
}
