import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, locales, sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import { PathText } from '@liftoff/contract/core/text';
import * as z from 'zod';
import type { Config } from '../core/platform-context.ts';
import { readShaped } from '../core/read-config-file.ts';
import { sanitise } from './sanitise.ts';

/**
 * The path of a page: only letters, digits, hyphens and slashes, and so no dots, escapes or other characters that a
 * file system would interpret [A35]. It is never longer than a call parameter may be.
 */
export const PagePath = PathText.regex(/^(?:\/[a-zA-Z0-9-]+)+$/);

/** The fields of a page that are the same in every locale. Pages are ordered as in the list. */
const Listed = z.strictObject({
  path: PagePath,
  /**
   * `top-menu` shows the page in the top menu; `legal` pages also have a separate address per licence [ROUTE-065].
   */
  categories: z.array(z.string()),
  hidden: z.boolean(),
  updated_on: z.iso.date(),
});
const Listing = z.array(Listed);

/** The JSON in the comment at the start of a page file. */
const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().default(''),
});

export interface WrittenPage extends z.output<typeof Listed>, z.output<typeof Head> {
  readonly locale: Locale;
  /** The page's text as sanitised HTML. */
  readonly content: string;
  readonly position: number;
}

/**
 * Reads all pages in a folder. `pages.json` lists them, and `{locale}/{path}.html` is the text of a page, with its
 * title and description in a JSON comment at the top. Throws an error naming the file if it is malformed or if a page
 * is missing in the source locale, which replaces missing translations.
 */
export function readPageFiles({ pagesDir }: Pick<Config, 'pagesDir'>): WrittenPage[] {
  const file = join(pagesDir, 'pages.json');
  const listing = readShaped(file, file, Listing);
  return listing.flatMap((listed, position) =>
    locales.flatMap(locale => {
      const name = `${locale}${listed.path}.html`;
      const text = join(pagesDir, name);
      if (existsSync(text)) return [{ ...listed, position, locale, ...readPage(name, readFileSync(text, 'utf8')) }];
      if (locale === sourceLocale) throw new Error(`${text} is missing`);
      return [];
    }),
  );
}

/**
 * Splits a page file into the data of its head comment and its sanitised text. Throws if the head comment is missing
 * or malformed.
 */
export function readPage(name: string, text: string): z.output<typeof Head> & { content: string } {
  const comment = /^<!--(.*?)-->/s.exec(text);
  const head = Head.safeParse(comment?.[1] === undefined ? undefined : JSON.parse(comment[1]));
  if (comment === null || !head.success) throw new Error(`config/pages/${name} does not begin with its title`);
  return { ...head.data, content: sanitise(text.slice(comment[0].length)) };
}

/** The locales in which a page is looked up, best first: the requested locale, then the source locale. */
export const localesFor = (asked: string): Locale[] =>
  isLocale(asked) && asked !== sourceLocale ? [asked, sourceLocale] : [sourceLocale];
