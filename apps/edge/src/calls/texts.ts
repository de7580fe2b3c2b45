import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { isLocale, sourceLocale, type Locale } from '@liftoff/contract/core/locale';

type Messages = { [key: string]: string | Messages };

/**
 * Namespaces that belong to other consumers. The messages of game frames, sandboxes and emails are not part of the
 * site.
 */
const notOurs: ReadonlySet<string> = new Set(['frame', 'hosted-card', 'hosted-redirect', 'mail', 'sports-sandbox']);

/**
 * A locale's messages, merged from all namespaces and compiled for the browser [CALL-052]. A message missing from a
 * locale is taken from its language and then from the source locale, so that no page ever shows a bare key.
 */
export class Texts {
  readonly #folder: string;
  readonly #kept = new Map<Locale, string>();
  readonly #keep: boolean;

  constructor(folder: string, keep: boolean) {
    this.#folder = folder;
    this.#keep = keep;
  }

  /** The JSON body for `/messages/{lang}.json`; `null` if the language is not one of the ten locales [A35]. */
  bodyOf(lang: string): string | null {
    if (!isLocale(lang)) return null;
    const kept = this.#kept.get(lang);
    if (kept !== undefined) return kept;
    const merged = [sourceLocale, lang.split('-')[0] ?? lang, lang].reduce<Messages>(
      (all, locale) => merge(all, this.#read(locale)),
      {},
    );
    const body = JSON.stringify(compileAll(merged));
    if (this.#keep) this.#kept.set(lang, body);
    return body;
  }

  #read(locale: string): Messages {
    const folder = join(this.#folder, locale);
    const files = readdirSync(this.#folder).includes(locale)
      ? readdirSync(folder).filter(f => f.endsWith('.json'))
      : [];
    return Object.fromEntries(
      files
        .map(file => file.slice(0, -5))
        .filter(namespace => !notOurs.has(namespace))
        .map(namespace => [namespace, JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as Messages]),
    );
  }
}

function merge(under: Messages, over: Messages): Messages {
  const merged: Messages = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function compileAll(messages: Messages): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );
}
