import { isLocale } from '@liftoff/contract/core/locale';
import { sitemapOf } from '../features/content/sitemap.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/sitemap';

/**
 * Lists the addresses in one locale. Responds with 503 if the platform does not respond, so that crawlers try again
 * later.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const locale = /^(.+)\.xml$/.exec(params.file)?.[1];
  if (!isLocale(locale)) return new Response('No such list', { status: 404 });
  return sitemapOf(context.get(pageContext), locale).catch(() => new Response('Try again', { status: 503 }));
}
