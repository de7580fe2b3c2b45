import { LobbyPage } from '../../features/lobby/lobby-page.tsx';
import type { LobbyData } from '../../features/lobby/load-lobby.server.ts';
// Loads the cashbox's script and styles with the page, because the server has already rendered its frame.
import '../../features/cashbox/deposit-dialog.tsx';

/** The page below a cashbox that was opened directly. */
export function CashboxPage({ data }: { data: LobbyData }) {
  return <LobbyPage data={data} />;
}
