import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, locales, sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import { PathText } from '@liftoff/contract/core/text';
import * as z from 'zod';
import type { Config } from '../core/platform-context.ts';
import { readShaped } from '../core/read-config-file.ts';
import { sanitise } from './sanitise.ts';

/**
 * What a page's path may be, at most as long as a parameter of a call: it names a page and is nothing else, with no
 * dots, no escapes, nothing a file system would read [A35].
 */
export const PagePath = PathText.regex(/^(?:\/[a-zA-Z0-9-]+)+$/);

/** What is the same of a page in every locale; the list's order is the pages' order. */
const Listed = z.strictObject({
  path: PagePath,
  /** `top-menu` shows the page there (SHELL-028); `legal` pages also have an address per licence (ROUTE-065). */
  categories: z.array(z.string()),
  hidden: z.boolean(),
  updated_on: z.iso.date(),
});
const Listing = z.array(Listed);

/** The comment a page's file begins with. */
const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().default(''),
});

export interface WrittenPage extends z.output<typeof Listed>, z.output<typeof Head> {
  readonly locale: Locale;
  /** Sanitised. */
  readonly content: string;
  readonly position: number;
}

/**
 * Reads the pages of a folder: `pages.json` lists them, `{locale}/{path}.html` is the text of one, its title and
 * description in a comment of JSON on top. Throws, naming the file, when one has not this shape or a page is not
 * written in the source locale, which stands in where another locale lacks it.
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

/** Parts a file into what its comment says and its text, sanitised. */
export function readPage(name: string, text: string): z.output<typeof Head> & { content: string } {
  const comment = /^<!--(.*?)-->/s.exec(text);
  const head = Head.safeParse(comment?.[1] === undefined ? undefined : JSON.parse(comment[1]));
  if (comment === null || !head.success) throw new Error(`config/pages/${name} does not begin with its title`);
  return { ...head.data, content: sanitise(text.slice(comment[0].length)) };
}

/** Where a page is looked for, best first: the locale, then the source locale. */
export const localesFor = (asked: string): Locale[] =>
  isLocale(asked) && asked !== sourceLocale ? [asked, sourceLocale] : [sourceLocale];
