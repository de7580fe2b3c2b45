import { redirect } from 'react-router';
import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { notFound } from '../features/lobby/load-games.server.ts';
import { loadLobby } from '../features/lobby/load-lobby.server.ts';
import { pageContext } from '../page-context.ts';
import { isOpenTo, isPopup } from '../shared/site/address/dialogs.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { toSignUp } from '../shared/player/require-player.server.ts';
import { isRestricted } from '../shell/restricted-path.ts';
import type { Route } from './+types/popup';

/**
 * Opens a popup by its name over the lobby [ROUTE-069]. Sign-in and registration are only for guests [GUARD-002]. The
 * cashbox and all popups about a player are only for players [ROUTE-036].
 */
export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  if (!isPopup(name)) throw notFound();
  const page = context.get(pageContext);
  const guest = !page.signedIn || (await readPlayer(page)) === null;
  if (guest && !isOpenTo(name, guest)) throw toSignUp(page, url);
  if (!isOpenTo(name, guest) || isRestricted(page.base, guest, `/${name}`)) throw redirect('/');
  return loadLobby(page);
}

/** Makes the shell open the dialog that the address names. */
export const handle = { dialog: 'named' };

export default function NamedPopup({ loaderData }: Route.ComponentProps) {
  return <LobbyPage data={loaderData} hidden />;
}
