import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CmsFile, type CmsSnippet } from '@liftoff/contract/content/content-entities';
import { locales, sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';
import { localesFor } from './page-files.ts';
import { sanitise } from './sanitise.ts';

const folder = new URL('../../../../config/snippets/', import.meta.url);
const name = /^([a-z0-9-]+)\.html$/;

export type Snippets = Readonly<Partial<Record<Locale, readonly CmsSnippet[]>>>;

/**
 * Reads and sanitises `config/snippets/{locale}/{id}.html`. The files in the source locale determine which snippets
 * exist.
 */
export function readSnippets(): Snippets {
  const ids = readdirSync(new URL(`${sourceLocale}/`, folder)).flatMap(file => name.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    locales.map(locale => [
      locale,
      ids.toSorted().flatMap(id => {
        const file = new URL(`${locale}/${id}.html`, folder);
        return existsSync(file) ? [makeSnippet(id, readFileSync(file, 'utf8'))] : [];
      }),
    ]),
  );
}

export const makeSnippet = (id: string, text: string): CmsSnippet => ({ id, content: sanitise(text.trim()) });

/** All snippets, each in the requested locale, or in the source locale if it is not translated. */
export function snippetsIn(snippets: Snippets, locale: string): CmsSnippet[] {
  const found = new Map<string, CmsSnippet>();
  for (const each of localesFor(locale).toReversed())
    for (const snippet of snippets[each] ?? []) found.set(snippet.id, snippet);
  return [...found.values()];
}

/** Listed files are pictures on this platform: the address is a path and never points to another host. */
const ListedFile = z.strictObject({ ...CmsFile.shape, image: z.string().regex(/^\/(?!\/)[\w./-]+$/) });

/** Reads `config/files.json`. Throws an error naming the file if it is malformed. */
export const readFiles = (): CmsFile[] => readConfigFile('files.json', z.array(ListedFile));
