import { expect, it } from 'vitest';
import { playerName } from './player-name.ts';

const nobody = { nickname: null, first_name: null, last_name: null, email: 'player-1795@liftoff.test' };

it.each([
  [{ nickname: 'Nova', first_name: 'Ada', last_name: 'Byron' }, 'Nova'],
  [{ first_name: 'Ada', last_name: 'Byron' }, 'Ada Byron'],
  [{ nickname: ' ', first_name: 'Ada', last_name: '' }, 'Ada'],
  [{}, 'player-1795@liftoff.test'],
])('the displayed name for a player with %j is %s', (names, shown) =>
  expect(playerName({ ...nobody, ...names })).toBe(shown),
);
