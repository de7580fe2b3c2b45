import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  [{ nickname: 'Northern Lights', first_name: 'Ada' }, 'Northe***'],
  [{ nickname: null, first_name: 'Ada' }, 'Ada***'],
  [{ nickname: 'Ö👩🏽x', first_name: null }, 'Ö👩🏽x***'],
  [{ nickname: null, first_name: null }, 'Player***'],
  [null, 'Player***'],
])(
  "shows strangers at most six characters of a player's name, followed by three stars (%#) [PJACK-005]",
  (player, shown) => {
    expect(shownName(player)).toBe(shown);
  },
);
