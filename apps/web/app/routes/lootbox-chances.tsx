import { loadBoxes } from '../features/lootbox/load-boxes.server.ts';
import { ChancesPage } from '../features/lootbox/chances-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lootbox-chances';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { data: await loadBoxes(page), texts: textsOf(page.locale, ['lootbox']) };
}

export default function ChancesRoute({ loaderData: { data } }: Route.ComponentProps) {
  return <ChancesPage data={data} />;
}
