import { defaultProduct, isProductPath } from '@liftoff/contract/content/product-slug';
import { movedTo } from '@liftoff/contract/core/moved-paths';
import { redirect } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent } from '../features/content/load-content.server.ts';
import { loadJackpot } from '../features/lobby/jackpots/load-jackpots.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { part } from '../shared/parts/part.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/catch-all';
// A part's style sheet would arrive after its markup.
import '../features/lobby/jackpots/jackpots.css';

const JackpotPage = part(() => import('../features/lobby/jackpots/jackpot-page.tsx'));

/**
 * Handles addresses without a route: redirects pages that have moved [ROUTE-063], serves CMS pages by their path
 * [ROUTE-064] and jackpots by their identifier [PROUTE-024], and otherwise responds with 404 [ROUTE-067]. The redirect
 * here is for navigation within the site, because the edge redirects document requests. A route takes precedence over a
 * CMS page of the same name, except for `/support` [ROUTE-029].
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = params['*'] ?? '';
  const moved = movedTo(`/${path}`);
  if (moved !== null) throw redirect(moved + url.search);
  // A page address never contains a dot, so an address with a dot is a request for a file and gets a 404 [A45].
  if (path.includes('.')) throw notFound();
  const page = context.get(pageContext);
  // An address with another brand's slug would find the text that is shown below that brand's page.
  if (isProductPath(path, defaultProduct)) throw notFound();
  let failure: unknown = null;
  const content = await loadContent(page, `/${path}`).catch((error: unknown) => {
    failure = error;
    return null;
  });
  if (content) return content;
  // The jackpots can be cached while the platform is down, unlike the answer that no page has this path [B11].
  const jackpot = await loadJackpot(page, path);
  if (jackpot) return { jackpot, texts: textsOf(page.locale, ['jackpots']) };
  throw failure ?? notFound();
}

export default function CatchAll({ loaderData: shown }: Route.ComponentProps) {
  if (!('jackpot' in shown)) return <ContentPage page={shown} />;
  return <JackpotPage key={shown.jackpot.jackpot.id} data={shown.jackpot} />;
}
