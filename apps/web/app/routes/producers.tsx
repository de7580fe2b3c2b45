import { StudiosPage } from '../features/lobby/list/studios-page.tsx';
import { loadPromotions } from '../features/promotion/load-promotions.server.ts';
import { PromotionList } from '../features/promotion/promotion-list.tsx';
import { pageContext } from '../page-context.ts';
import { clientOf } from '../shared/calls/server-client.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/producers';

/**
 * The promotions of studios [PROUTE-005], and the games whose pictures represent each studio, by studio id. If the
 * studios fail to load, the page has no such pictures.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [providers, { promotions, isGuest, isNeutral, now }] = await Promise.all([
    clientOf(page)
      .listProviders({})
      .catch(() => []),
    loadPromotions(page),
  ]);
  return {
    covers: Object.fromEntries(providers.map(({ id, covers = [] }) => [id, covers])),
    own: { promotions: promotions?.filter(({ type }) => type === 'producers') ?? null, isGuest, isNeutral, now },
    texts: textsOf(page.locale, ['promotions', 'rewards']),
  };
}

export default function Producers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StudiosPage covers={loaderData.covers} />
      <PromotionList name="producers" data={loaderData.own} />
    </>
  );
}
