import { loadGifts } from '../features/promotion/load-gifts.server.ts';
import { loadManagedPages } from '../features/promotion/load-managed-pages.server.ts';
import { loadPromotions } from '../features/promotion/load-promotions.server.ts';
import { PromotionsPage } from '../features/promotion/promotions-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/promotions';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [shown, gifts, managed] = await Promise.all([loadPromotions(page), loadGifts(page), loadManagedPages(page)]);
  const pages = shown.promotions?.length ? managed : [];
  return { data: { ...shown, gifts, pages }, texts: textsOf(page.locale, ['promotions', 'rewards']) };
}

export default function Promotions({ loaderData: { data } }: Route.ComponentProps) {
  return <PromotionsPage data={data} />;
}
