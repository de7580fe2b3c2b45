import { BoxPage } from '../features/lootbox/box-page.tsx';
import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lootbox';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  await requireOpenPage(page, 'lootboxes');
  const data = await loadBoxes(page);
  const boxes = data?.boxes ?? [];
  if (data === null || !boxes.some(({ id }) => id === params.id)) throw notFound();
  return { data: { ...data, boxes }, texts: textsOf(page.locale, ['lootbox']) };
}

export default function BoxRoute({ loaderData: { data }, params }: Route.ComponentProps) {
  return <BoxPage key={params.id} id={params.id} data={data} />;
}
