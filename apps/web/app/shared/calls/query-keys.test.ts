import { expect, it } from 'vitest';
import { queryKeys } from './query-keys.ts';

const { player, profile, accounts, stats, limits, manager, favourites, payments } = queryKeys;

it('keys for player data begin with the shared player key, and a key for one player begins with the key for all players', () => {
  for (const key of [profile(7), accounts(7), stats(7), limits(7), manager(7), favourites(), payments()])
    expect(key.slice(0, 1)).toEqual(player());
  for (const part of [profile, accounts, stats, limits, manager]) {
    expect(part(7)).toEqual([...part(), 7]);
    expect(part(8)).not.toEqual(part(7));
  }
});
