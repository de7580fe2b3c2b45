import { Fragment, useMemo } from 'react';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { studioTitles } from '../../../shared/site/studios.ts';
import { levelKey } from '../live/live-amounts.ts';
import type { LobbyData } from '../load-lobby.server.ts';
import { CategoryChips } from './category-chips.tsx';
import { FeaturedGame } from './featured-game.tsx';
import { GameRow } from './game-row.tsx';
import { JackpotBand } from './jackpot-band.tsx';
import { RecentRow } from './recent-row.tsx';
import type { TileGame } from '../tile-game.ts';
import { unpackRows } from './packed-rows.ts';
import { StudiosRow } from './studios-row.tsx';
import { TopJackpot } from './tile-badge.tsx';

/** The part of the lobby below the banners. */
export default function LobbyRows({ data }: { data: LobbyData }) {
  const { studios } = useShellData();
  const rows = useMemo(() => unpackRows(data.rows, studioTitles(studios)), [data.rows, studios]);
  const titleOf = (slug: string) => rows.flatMap(({ games }) => games).find(game => game.slug === slug)?.title;
  const [first, ...others] = rows;
  // The recently played games are above all other rows. A single one is already in the banner.
  const above = data.recent.length > 1 ? 1 : 0;
  const [top] = data.jackpots?.levels ?? [];
  const jackpot =
    data.jackpots && top ? { liveKey: levelKey(data.jackpots.identifier, top.identifier), amount: top.amount } : null;
  return (
    <TopJackpot value={jackpot}>
      <CategoryChips current={null} />
      {above > 0 && <RecentRow games={data.recent} />}
      {first && <GameRow row={first} place={above} />}
      {data.jackpots && <JackpotBand data={data.jackpots} titleOf={titleOf} />}
      {others.map((row, index) => (
        <Fragment key={row.id}>
          {row.id === 'new' && <Featured games={row.games} shown={data.recent} />}
          <GameRow row={row} place={above + 1 + index} />
        </Fragment>
      ))}
      <StudiosRow />
    </TopJackpot>
  );
}

/** The first new game, unless the lobby already opens with it. */
function Featured({ games, shown }: { games: readonly TileGame[]; shown: readonly TileGame[] }) {
  const game = games.find(({ id, soon }) => !soon && id !== shown[0]?.id);
  return game ? <FeaturedGame game={game} /> : null;
}
