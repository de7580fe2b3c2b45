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

/** The snippets of `config/snippets/{locale}/{id}.html`, sanitised; those of the source locale are the ones there are. */
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

/** Each in the locale asked for, or else in the source locale. */
export function snippetsIn(snippets: Snippets, locale: string): CmsSnippet[] {
  const found = new Map<string, CmsSnippet>();
  for (const each of localesFor(locale).toReversed())
    for (const snippet of snippets[each] ?? []) found.set(snippet.id, snippet);
  return [...found.values()];
}

/** Files are pictures of this casino: a path, and of no other host. */
const ListedFile = z.strictObject({ ...CmsFile.shape, image: z.string().regex(/^\/(?!\/)[\w./-]+$/) });

/** The files of `config/files.json`. Throws, naming it, for a broken one. */
export const readFiles = (): CmsFile[] => readConfigFile('files.json', z.array(ListedFile));
