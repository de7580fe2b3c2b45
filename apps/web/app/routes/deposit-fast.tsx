import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { loadLobby } from '../features/lobby/load-lobby.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/deposit-fast';

/** Guests are sent to registration and return here afterwards [ROUTE-036]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  return loadLobby(page);
}

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'deposit-fast' };

/** If the address is opened directly, the one-click deposit appears over the lobby [ROUTE-043]. */
export default function DepositFast({ loaderData }: Route.ComponentProps) {
  return <LobbyPage data={loaderData} />;
}
