import { BalancePanel } from '../../../shared/player/balance-panel.tsx';
import { activeAccount, type PlayerSeed } from '../../../shared/player.ts';

/** The player's side of the hero, in the player's own chunk. */
export default function PlayerDeck({ player }: { player: PlayerSeed }) {
  const account = activeAccount(player.accounts);
  return <aside className="card deck">{account && <BalancePanel account={account} />}</aside>;
}
