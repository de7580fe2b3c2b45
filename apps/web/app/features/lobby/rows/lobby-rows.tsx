import { useMemo } from 'react';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { studioTitles } from '../../../shared/site/studios.ts';
import { levelKey } from '../live/live-amounts.ts';
import type { LobbyData } from '../load-lobby.server.ts';
import { CategoryChips } from './category-chips.tsx';
import { GameRow } from './game-row.tsx';
import { JackpotBand } from './jackpot-band.tsx';
import { RecentRow } from './recent-row.tsx';
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
        <GameRow key={row.id} row={row} place={above + 1 + index} />
      ))}
      <StudiosRow />
    </TopJackpot>
  );
}
