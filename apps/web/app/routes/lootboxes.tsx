import { PageSection } from '../features/content/page-section.tsx';
import { loadPageSection } from '../features/content/load-content.server.ts';
import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { BoxesPage } from '../features/lootbox/boxes-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lootboxes';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'lootboxes');
  const [data, content] = await Promise.all([loadBoxes(page), loadPageSection(page, '/lootboxes')]);
  if (data === null) throw notFound();
  return { data, content, texts: textsOf(page.locale, ['lootbox']) };
}

export default function BoxesRoute({ loaderData: { data, content } }: Route.ComponentProps) {
  return (
    <>
      <BoxesPage data={data} />
      <PageSection content={content} />
    </>
  );
}
