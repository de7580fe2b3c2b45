import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { WheelPage } from '../features/lootbox/wheel-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/wheel';

/** The page of both wheels, `/rocket-wheel` and `/rocketmart-wheel` [PROUTE-015] [PROUTE-016]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const wheel = url.pathname.endsWith('/rocketmart-wheel') ? ('manual_wheel' as const) : ('wheel' as const);
  const data = await loadBoxes(page);
  if (data === null) throw notFound();
  return { wheel, data, texts: textsOf(page.locale, ['lootbox']) };
}

export default function WheelRoute({ loaderData: { wheel, data } }: Route.ComponentProps) {
  return <WheelPage key={wheel} wheel={wheel} data={data} />;
}
