import { isPageOpen } from '@liftoff/rules/account/managed-pages';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';
import { isTester } from '../player/player-groups.ts';
import { readPlayer } from '../player/read-player.server.ts';

type OpenPages = (slug: string) => boolean;

const read = new WeakMap<PageContext, Promise<OpenPages>>();

/**
 * Returns a function that reports whether the visitor may open a managed promotion page, by its slug: the first part of
 * its address. The configuration is requested once per page; without it, only testers may [PERR-005].
 */
export function readOpenPages(page: PageContext): Promise<OpenPages> {
  const asked = read.get(page) ?? askOpenPages(page);
  read.set(page, asked);
  return asked;
}

async function askOpenPages(page: PageContext): Promise<OpenPages> {
  const [enabled, player] = await Promise.all([
    clientOf(page)
      .managedPages({})
      .catch((error: unknown) => {
        page.report?.(error);
        return {};
      }),
    readPlayer(page),
  ]);
  const sees = player !== null && isTester(player.user);
  return slug => isPageOpen(enabled, slug, sees);
}

/** Throws a 404 if the visitor may not open a managed promotion page [PROUTE-033]. */
export async function requireOpenPage(page: PageContext, slug: string): Promise<void> {
  if (!(await readOpenPages(page))(slug)) throw data(null, { status: 404 });
}
