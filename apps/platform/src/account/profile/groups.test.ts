import type { User } from '@liftoff/contract/account/account';
import { expect, it } from 'vitest';
import { firstBrokenAuditLine } from '../../database/audit.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });

it('lets players join only the five self-service groups, and refuses and audits every other group from 0 to 2000 [CALL-014] [ROLE-019] [D3] [A21]', async () => {
  const caller = platform.caller();
  const user = { ...signUpForm, email: 'groups@example.com' };
  const { id } = (await caller.send<User>('POST', '/api/users', { user })).body;
  const join = (add: unknown[]) =>
    caller.send<{ statuses?: { id: string }[]; refusal?: string }>('POST', '/api/player/groups', { groups: { add } });
  const own = [543, 544, 859, 1056, 1101];
  const others = Array.from({ length: 2_001 }, (_, group) => group).filter(group => !own.includes(group));
  const beside = [21, 100, 545, 916, 255, 256, 257, 258, 259, 759, 1308, 1309, 0, 2_000, '21', '0543'];
  const refused = [...others, '21', '0543'].map(group => [group]).concat(beside.map(group => [543, group]));
  for (const groups of refused) expect((await join(groups)).status, String(groups)).toBe(403);
  expect((await caller.send<User>('GET', '/api/player')).body.statuses).toEqual([]);
  for (const group of [...own.slice(1), '543']) expect((await join([group])).status).toBe(200);
  const twice = await join([543]);
  expect(twice.body.statuses?.map(status => status.id).toSorted()).toEqual(['1056', '1101', '543', '544', '859']);
  const lines = await platform.db.query<{ action: string }>('SELECT action FROM audit WHERE subject = $1', [
    `player:${id}`,
  ]);
  expect(lines.filter(line => line.action === 'player.groups_refused')).toHaveLength(refused.length);
  expect(await firstBrokenAuditLine(platform.db)).toBeNull();
}, 120_000);

it.each([
  ['21', 'Tester'],
  ['100', 'Multi-account'],
])(
  'shows a player in group %s the group name %s, and lets no player join that group [ROLE-007] [ROLE-008]',
  async (group, name) => {
    const caller = platform.caller();
    const email = `group-${group}@example.com`;
    const { id } = (await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body;
    expect((await caller.send('POST', '/api/player/groups', { groups: { add: [group] } })).status).toBe(403);
    await platform.db.query('INSERT INTO player_groups (player_id, group_id) VALUES ($1, $2)', [id, group]);
    expect((await caller.send<User>('GET', '/api/player')).body.statuses).toEqual([{ id: group, name }]);
  },
);
