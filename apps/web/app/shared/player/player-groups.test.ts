import { describe, expect, it } from 'vitest';
import { noticesEnabled, vipLevelOf } from './player-groups.ts';

const inGroups = (...ids: string[]) => ({ statuses: ids.map(id => ({ id, name: id })) });

describe("a player's groups", () => {
  it.each([
    ['759', 'diamond'],
    ['255', 'platinum'],
    ['259', 'gold'],
    ['258', 'silver'],
    ['257', 'bronze'],
  ])('group %s gives a player the VIP level %s [ROLE-009, ROLE-010, ROLE-011, ROLE-012, ROLE-013]', (group, level) => {
    expect(vipLevelOf(inGroups(group))).toBe(level);
  });

  it('the VIP status groups are 759, 255, 259, 258 and 257, and the old group of Bronze, 793 [PVIP-015]', () => {
    const known = ['21', '100', '255', '256', '257', '258', '259', '543', '759', '793', '1117'];
    expect(known.filter(id => vipLevelOf(inGroups(id)) !== null)).toEqual(['255', '257', '258', '259', '759', '793']);
  });

  it('groups are recognised by id and not by name, and decide which features a player can use [ROLE-006]', () => {
    const called = (name: string, id: string) => ({ statuses: [{ id, name }] });
    expect(vipLevelOf(called('Diamond', '1'))).toBeNull();
    expect(vipLevelOf(called('Visitors', '759'))).toBe('diamond');
    expect([noticesEnabled(called('Notices', '9')), noticesEnabled(called('', '916'))]).toEqual([false, true]);
    const { statuses } = inGroups('257', '916');
    expect([vipLevelOf({ statuses }), noticesEnabled({ statuses })]).toEqual(['bronze', true]);
    expect([vipLevelOf({ statuses: [] }), noticesEnabled({ statuses: [] })]).toEqual([null, false]);
  });

  it('a player in several groups has the highest VIP level among them', () => {
    expect(vipLevelOf(inGroups('257', '259'))).toBe('gold');
    expect(vipLevelOf(inGroups('21'))).toBeNull();
  });

  it('groups decide whether a player has notifications [ROLE-014]', () => {
    expect(noticesEnabled(inGroups('21'))).toBe(true);
    expect(noticesEnabled(inGroups('916'))).toBe(true);
    expect(noticesEnabled(inGroups('258'))).toBe(false);
  });
});
