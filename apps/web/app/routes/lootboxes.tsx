import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { BoxesPage } from '../features/lootbox/boxes-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lootboxes';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const data = await loadBoxes(page);
  if (data === null) throw notFound();
  return { data, texts: textsOf(page.locale, ['lootbox']) };
}

export default function BoxesRoute({ loaderData: { data } }: Route.ComponentProps) {
  return <BoxesPage data={data} />;
}
