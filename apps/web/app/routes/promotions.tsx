import { loadPromotions } from '../features/promotion/load-promotions.server.ts';
import { PromotionsPage } from '../features/promotion/promotions-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/promotions';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { promotions: await loadPromotions(page), texts: textsOf(page.locale, ['promotions', 'rewards']) };
}

export default function Promotions({ loaderData: { promotions } }: Route.ComponentProps) {
  return <PromotionsPage data={promotions} />;
}
