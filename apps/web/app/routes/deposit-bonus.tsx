import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { loadLobby } from '../features/lobby/load-lobby.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/deposit-bonus';

/** ROUTE-036: guests register first and come back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  return loadLobby(page);
}

/** The shell opens this dialog over the page. */
export const handle = { dialog: 'deposit-bonus' };

/** ROUTE-041: opened directly, the deposit step with its choice of a bonus lies over the lobby. */
export default function DepositBonus({ loaderData }: Route.ComponentProps) {
  return <LobbyPage data={loaderData} />;
}
