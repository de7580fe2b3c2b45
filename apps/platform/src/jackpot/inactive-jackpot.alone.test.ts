import type * as jackpotConfig from './jackpot-config.ts';
import type { Jackpot } from '@liftoff/contract/jackpot';
import { expect, it, vi } from 'vitest';
import type { readConfigFile } from '../core/read-config-file.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { countingGames } from './counting-games.ts';
import { readLevels } from './levels.ts';

// The operator has switched the first jackpot off.
vi.mock('../core/read-config-file.ts', async original => {
  const real = await original<{ readConfigFile: typeof readConfigFile }>();
  return {
    ...real,
    readConfigFile: (name: string, shape: Parameters<typeof readConfigFile>[1]) => {
      const read = real.readConfigFile(name, shape);
      if (name !== 'jackpots.json') return read;
      return (read as typeof jackpotConfig.allJackpots).map(jackpot =>
        jackpot.identifier === 'mystic' ? { ...jackpot, state: 'inactive' } : jackpot,
      );
    },
  };
});

const platform = usePlatform({ seed: 'small' });

it('a jackpot that is not active is not listed, counts no game, and keeps its pool [PENTITY-009]', async () => {
  const listed = (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body;
  expect(listed.map(({ identifier }) => identifier)).toEqual(['harbour-drop']);
  const totals = (await platform.caller().send<Record<string, object>>('GET', '/api/games/jackpots')).body;
  expect(totals['EUR']).not.toHaveProperty('undertow-ways');
  // Stakes on its games neither feed nor win it.
  expect(await countingGames()(platform.db, 'undertow-ways')).toEqual([]);
  expect((await readLevels(platform.db)).filter(({ jackpot }) => jackpot === 'mystic')).toHaveLength(4);
});
