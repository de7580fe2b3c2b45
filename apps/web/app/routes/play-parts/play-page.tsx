import { GamePage } from '../../features/game/game-page.tsx';
import type { PlayData } from '../../features/game/play-data.ts';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { activeAccount, usePlayerSeed } from '../../shared/player/player.ts';
import { BareFrame } from '../../shell/bare-frame.tsx';
import { ShownDialog } from '../shown-dialog.tsx';
import { dialogPaths } from '../open-dialogs.tsx';
import type { TileGame } from '../../features/lobby/tile-game.ts';
import { MoreGames, SimilarGames, type TileShelf } from './more-games.tsx';
import { GuestActions, PlayAccount } from './play-account.tsx';

interface PlayPageProps {
  data: PlayData;
  similar: readonly TileGame[];
  shelf: TileShelf | null;
  mode: 'real' | 'demo' | null;
}

/**
 * Assembles the game page: the game, the player's money in the bar above it, lobby tiles below it, and any open
 * dialog over it.
 */
export function PlayPage({ data, similar, shelf, mode }: PlayPageProps) {
  const player = usePlayerSeed();
  const dialog = useDialog();
  const account = player ? activeAccount(player.accounts) : undefined;
  return (
    <BareFrame dialogs={dialogPaths}>
      <GamePage
        key={data.game.identifier}
        data={data}
        asked={mode}
        held={dialog !== null}
        balance={`${account?.amount_cents} ${account?.bonus_cents}`}
        account={player ? <PlayAccount player={player} /> : <GuestActions game={data.game} />}
        more={
          <>
            {similar.length > 0 && <SimilarGames games={similar} />}
            {shelf && <MoreGames shelf={shelf} />}
          </>
        }
      />
      <ShownDialog />
    </BareFrame>
  );
}
