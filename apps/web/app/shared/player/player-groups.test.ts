import { describe, expect, it } from 'vitest';
import { noticesEnabled, vipLevelOf } from './player-groups.ts';

const inGroups = (...ids: string[]) => ({ statuses: ids.map(id => ({ id, name: id })) });

describe('a player’s groups', () => {
  it('give the highest VIP level [ROLE-009, ROLE-010, ROLE-011, ROLE-012, ROLE-013]', () => {
    expect(vipLevelOf(inGroups('257', '259'))).toBe('Gold');
    expect(vipLevelOf(inGroups('759'))).toBe('Diamond');
    expect(vipLevelOf(inGroups('21'))).toBeNull();
  });

  it('switch notifications on [ROLE-014]', () => {
    expect(noticesEnabled(inGroups('21'))).toBe(true);
    expect(noticesEnabled(inGroups('916'))).toBe(true);
    expect(noticesEnabled(inGroups('258'))).toBe(false);
  });
});
