/** The texts of one language, compiled at build time. */
export type Texts = Record<string, never>;

const files = import.meta.glob<{ default: Texts }>('../../../../messages/*/frame.json');

/** The language a frame falls back to when the site asks for one that has no texts. */
const fallback = 'en-CA';

const fileOf = (locale: string) => files[`../../../../messages/${locale}/frame.json`];

/** Loads the texts of a locale and says which locale they are in: one chunk, fetched once. */
export async function loadTexts(locale: string): Promise<{ locale: string; texts: Texts }> {
  const load = fileOf(locale);
  if (load) return { locale, texts: (await load()).default };
  const base = fileOf(fallback);
  if (!base) throw new Error('the texts of the frame are missing');
  return { locale: fallback, texts: (await base()).default };
}
