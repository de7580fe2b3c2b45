import { expect, it } from 'vitest';
import { statusLadder, statusPlace, statusPosition } from './status-ladder.ts';

const nameIn = (...groups: string[]) => statusLadder[statusPlace(groups)]?.name;

it.each([
  [[], 'Regular'],
  [['1117'], 'Rising star'],
  [['256'], 'Star'],
  [['257'], 'Bronze'],
  [['793'], 'Bronze'],
  [['258'], 'Silver'],
  [['259'], 'Gold'],
  [['255'], 'Platinum'],
  [['759'], 'Diamond'],
  [['21'], 'Regular'],
  [['259', '257', '1117'], 'Gold'],
  [['545', '2590'], 'Regular'],
])('a player in groups %j has the status %s [PENTITY-013]', (groups, name) => expect(nameIn(...groups)).toBe(name));

it("VIP statuses rise from Regular to Diamond, and each is positioned relative to the player's own [PVIP-005] [PVIP-006] [PVIP-007] [PVIP-008]", () => {
  const silver = statusPlace(['258']);
  expect(statusLadder.map(({ name }, place) => `${name} ${statusPosition(place, silver)}`)).toEqual([
    'Regular before',
    'Rising star before',
    'Star before',
    'Bronze before',
    'Silver current',
    'Gold future',
    'Platinum lock',
    'Diamond lock',
  ]);
});
