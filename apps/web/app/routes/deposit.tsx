import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { loadLobby } from '../features/lobby/load-lobby.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/deposit';

/** Guests are sent to registration and return here afterwards [ROUTE-036]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  return loadLobby(page);
}

/** Makes the shell open this dialog over the page. */
export const handle = { dialog: 'deposit' };

/** If the address is opened directly, the deposit step appears over the lobby [ROUTE-039]. */
export default function Deposit({ loaderData }: Route.ComponentProps) {
  return <LobbyPage data={loaderData} />;
}
