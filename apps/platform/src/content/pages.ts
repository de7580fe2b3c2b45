import type { Locale } from '@liftoff/contract/core/locale';
import type { Database, Sql } from '../database/database.ts';
import { localesFor, PagePath, type WrittenPage } from './page-files.ts';

export interface PageRow {
  path: string;
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  content: string;
  categories: string[];
  hidden: boolean;
  updated_on: string;
}

const columns = 'path, locale, title, description, keywords, content, categories, hidden, updated_on';

/** Replaces all published pages in one transaction. */
export async function publishPages(db: Database, pages: readonly WrittenPage[]): Promise<void> {
  await db.transaction(async tx => {
    // Several processes can start on one database concurrently.
    await tx.query('LOCK TABLE cms_pages IN EXCLUSIVE MODE');
    await tx.query('DELETE FROM cms_pages');
    for (const page of pages) {
      await tx.query(`INSERT INTO cms_pages (${columns}, position) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
        page.path,
        page.locale,
        page.title,
        page.description,
        page.keywords,
        page.content,
        page.categories,
        page.hidden,
        page.updated_on,
        page.position,
      ]);
    }
  });
}

/** All pages in order, each in the requested locale, or in the source locale if it is not translated. */
export async function listPages(sql: Sql, locale: string): Promise<PageRow[]> {
  return await sql.query<PageRow>(
    `SELECT ${columns} FROM (
       SELECT DISTINCT ON (path) * FROM cms_pages WHERE locale = ANY ($1)
       ORDER BY path, array_position($1, locale)
     ) AS best ORDER BY position`,
    [localesFor(locale)],
  );
}

/** The licences with a separate address for legal pages: those of the platform [ROLE-023], and AU [ROUTE-065]. */
const licenceAddress = /^(\/.+)\/(?:AU|CW|EE)$/;

/**
 * Finds the page at a path; `null` if there is none. For a legal page, `{path}/{licence}` finds that licence's own
 * text if it exists, and otherwise the general page, which then applies to every licence [ROUTE-065].
 */
export async function findPage(sql: Sql, path: string, locale: string): Promise<PageRow | null> {
  if (!PagePath.safeParse(path).success) return null;
  const general = licenceAddress.exec(path)?.[1] ?? path;
  const rows = await sql.query<PageRow>(
    `SELECT ${columns} FROM cms_pages
     WHERE (path = $1 OR (path = $2 AND 'legal' = ANY (categories))) AND locale = ANY ($3)
     ORDER BY (path = $1) DESC, array_position($3, locale) LIMIT 1`,
    [path, general, localesFor(locale)],
  );
  return rows[0] ?? null;
}
