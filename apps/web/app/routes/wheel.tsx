import { PageSection } from '../features/content/page-section.tsx';
import { loadPageSection } from '../features/content/load-content.server.ts';
import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { WheelPage } from '../features/lootbox/wheel-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/wheel';

/** The page of both wheels, `/{product}-wheel` and `/rocketmart-wheel` [PROUTE-015] [PROUTE-016]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const slug = withoutPrefix(page, url.pathname).slice(1);
  await requireOpenPage(page, slug);
  const wheel = slug === 'rocketmart-wheel' ? ('manual_wheel' as const) : ('wheel' as const);
  const [data, content] = await Promise.all([loadBoxes(page), loadPageSection(page, '/rocket-wheel')]);
  if (data === null) throw notFound();
  return { wheel, data, content, texts: textsOf(page.locale, ['lootbox']) };
}

export default function WheelRoute({ loaderData: { wheel, data, content } }: Route.ComponentProps) {
  return (
    <>
      <WheelPage key={wheel} wheel={wheel} data={data} />
      <PageSection content={content} />
    </>
  );
}
