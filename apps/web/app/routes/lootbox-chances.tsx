import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { ChancesPage } from '../features/lootbox/chances-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lootbox-chances';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'lootboxes');
  const data = await loadBoxes(page);
  if (data === null) throw notFound();
  return { data, texts: textsOf(page.locale, ['lootbox']) };
}

export default function ChancesRoute({ loaderData: { data } }: Route.ComponentProps) {
  return <ChancesPage data={data} />;
}
