import { ContentPage } from '../features/content/content-page.tsx';
import { loadBonus } from '../features/content/load-bonus.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/bonus-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const bonus = await loadBonus(context.get(pageContext), params.slug);
  if (bonus === null) throw notFound();
  return bonus;
}

/** Shows one bonus, with the description from the CMS [ROUTE-073]. */
export default function BonusPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
