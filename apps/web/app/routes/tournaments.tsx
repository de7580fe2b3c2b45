import { notFound } from '../features/lobby/load-games.server.ts';
import { loadPromotions } from '../features/promotion/load-promotions.server.ts';
import { PromotionList } from '../features/promotion/promotion-list.tsx';
import { loadTournaments, type ListView } from '../features/tournament/load-tournaments.server.ts';
import { TournamentListPage } from '../features/tournament/tournament-list.tsx';
import { pageContext, type PageContext } from '../page-context.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/tournaments';

/** The lists of tournaments by address. `/promo` shows all types [PROUTE-012]. */
const views: Readonly<Record<string, ListView>> = {
  '/tournaments': 'tournaments',
  '/tournaments/all': 'all',
  '/tournaments/archive': 'archive',
  '/leaderboard': 'leaderboard',
  '/promo': 'all',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = views[withoutPrefix(page, url.pathname).replace(/\/$/, '')];
  if (view === undefined) throw notFound();
  const [{ list, texts }, others] = await Promise.all([
    loadTournaments(page, view),
    view === 'all' ? loadOthers(page) : null,
  ]);
  return { list, others, texts: others ? { ...texts, ...textsOf(page.locale, ['promotions']) } : texts };
}

/** The promotions that are not tournaments [PROUTE-004]. */
async function loadOthers(page: PageContext) {
  const { promotions, isGuest, isNeutral, now } = await loadPromotions(page);
  return { promotions: promotions?.filter(({ type }) => type !== 'tournament') ?? null, isGuest, isNeutral, now };
}

export default function Tournaments({ loaderData: { list, others } }: Route.ComponentProps) {
  return (
    <>
      <TournamentListPage list={list} />
      {others && <PromotionList name="others" data={others} />}
    </>
  );
}
