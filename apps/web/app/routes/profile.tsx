import { Outlet } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/profile';

/**
 * Lets only players open the pages under `/profile`. A page that needs more player data than this layout loads calls
 * `requirePlayer` in its own loader.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  // A page address never contains a dot, so an address with a dot is a request for a file and gets a 404 [A45].
  if (url.pathname.includes('.')) throw notFound();
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  return { texts: textsOf(page.locale, ['profile', 'account']) };
}

/** Shows the open profile page next to the profile's menu. */
export default function Profile() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}
