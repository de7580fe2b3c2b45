import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { loadLobby } from '../features/lobby/load-lobby.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/lobby';

export const loader = ({ context }: Route.LoaderArgs) => loadLobby(context.get(pageContext));

export default function Lobby({ loaderData }: Route.ComponentProps) {
  return <LobbyPage data={loaderData} />;
}
