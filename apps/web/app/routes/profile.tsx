import { Outlet } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/profile';

/**
 * What every page under /profile has in common: it is a player's. Whether a visitor is one is decided here; a page that
 * shows more than the layout knows of its player asks `requirePlayer` in its own loader.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  // A page is no file: what asks for one under a page's address gets none [A45].
  if (url.pathname.includes('.')) throw notFound();
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  return { texts: textsOf(page.locale, ['profile', 'account']) };
}

/** The menu of the profile and the page that is open in it. */
export default function Profile() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}
