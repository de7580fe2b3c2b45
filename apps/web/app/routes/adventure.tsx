import { AdventurePage } from '../features/adventure/adventure-page.tsx';
import { loadAdventure } from '../features/adventure/load-adventure.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/adventure';

/** The adventure calendar [PROUTE-018]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, withoutPrefix(page, url.pathname).slice(1));
  const { user } = await requirePlayer(page, url);
  return { adventure: await loadAdventure(page, user), texts: textsOf(page.locale, ['adventure', 'rewards']) };
}

export default function AdventureRoute({ loaderData: { adventure } }: Route.ComponentProps) {
  return <AdventurePage adventure={adventure} />;
}
