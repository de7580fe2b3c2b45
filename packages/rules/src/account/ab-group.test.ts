import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { abGroup } from './ab-group.ts';

it.each([
  [{ id: 7, groups: [], stag: null }, 543],
  [{ id: 8, groups: [], stag: null }, 544],
  [{ id: 8, groups: ['21'], stag: '131811_spring' }, 543],
  [{ id: 7, groups: [], stag: '90071992547409930' }, 544],
  [{ id: 7, groups: [], stag: 'spring_131811' }, 543],
  [{ id: 8, groups: ['543'], stag: null }, null],
  [{ id: 7, groups: ['544'], stag: '1' }, null],
])('assigns player %o to A/B group %s [STATE-038] [STATE-039]', (of, group) => {
  expect(abGroup(of)).toBe(group);
});

it('assigns every player to exactly one A/B group, and only once [STATE-039]', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.string()), (id, stag) => {
      const group = abGroup({ id, groups: [], stag });
      expect([543, 544]).toContain(group);
      expect(abGroup({ id, groups: [String(group)], stag })).toBeNull();
    }),
  );
});
