import { useMemo } from 'react';
import { unpack } from '../../../shared/packed.ts';
import type { LobbyData } from '../load-lobby.server.ts';
import { CategoryChips } from './category-chips.tsx';
import { GameRow } from './game-row.tsx';
import { JackpotBand } from './jackpot-band.tsx';
import { RecentRow } from './recent-row.tsx';
import { StudiosRow } from './studios-row.tsx';

/** Everything of the lobby under its offers. */
export default function LobbyRows({ data }: { data: LobbyData }) {
  const [first, ...others] = useMemo(() => unpack(data.rows), [data.rows]);
  return (
    <>
      <CategoryChips current={null} />
      {data.recent.length > 0 && <RecentRow games={data.recent} />}
      {first && <GameRow row={first} first={data.recent.length === 0} />}
      {data.jackpots && <JackpotBand data={data.jackpots} />}
      {others.map(row => (
        <GameRow key={row.id} row={row} first={false} />
      ))}
      <StudiosRow />
    </>
  );
}
