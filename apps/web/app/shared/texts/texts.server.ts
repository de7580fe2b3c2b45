import { sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import { pack } from '../site/packed.ts';
import { remembered } from '../parts/remembered.ts';
import type { SomeTexts } from './text-provider.tsx';
import type { Namespace } from './typed-messages.ts';

type Compiled = { [key: string]: unknown };

/**
 * All texts of the site, compiled by the build. The server has all of them and sends each page only the texts it
 * shows.
 */
const files = import.meta.glob<Compiled>('../../../../../messages/*/*.json', { eager: true, import: 'default' });

const kept = new Map<string, Compiled>();

/**
 * The compiled texts for some namespaces. A text that is missing in a locale is taken from another locale of the same
 * language or, failing that, from the source locale, so that no page shows a bare key.
 */
export function textsOf(locale: Locale, namespaces: readonly Namespace[]): Compiled {
  const key = `${locale} ${namespaces.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const texts = Object.fromEntries(namespaces.map(namespace => [namespace, merged(locale, namespace)]));
  kept.set(key, texts);
  return texts;
}

/** Packs the result of `textsOf` into one string, for pages with many texts. */
export const packedTexts = remembered((texts: Compiled) => pack<SomeTexts>(texts));

function merged(locale: Locale, namespace: Namespace): Compiled {
  const language = locale.split('-')[0] ?? locale;
  return [sourceLocale, language, locale].reduce<Compiled>((texts, name) => over(texts, fileOf(name, namespace)), {});
}

const fileOf = (locale: string, namespace: Namespace): Compiled =>
  files[`../../../../../messages/${locale}/${namespace}.json`] ?? {};

/** Whether a value is a group of texts, which is a plain object. A single compiled text is a string or an array. */
const isGroup = (value: unknown): value is Compiled =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function over(under: Compiled, top: Compiled): Compiled {
  const result = { ...under };
  for (const [key, value] of Object.entries(top)) {
    const below = result[key];
    result[key] = isGroup(value) && isGroup(below) ? over(below, value) : value;
  }
  return result;
}
