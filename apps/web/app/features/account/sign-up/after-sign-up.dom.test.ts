import type { User } from '@liftoff/contract/account/account';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { afterSignUp, registrationEvent } from './use-sign-up.ts';

const added = vi.spyOn(accountCalls, 'addGroups');
const user = (id: number, groups: string[] = []) =>
  ({ id, statuses: groups.map(group => ({ id: group, name: group })) }) as unknown as User;
beforeEach(() => added.mockReset().mockResolvedValue({ statuses: [] }));

it('dispatches a registration event that carries only the player id [STATE-041]', async () => {
  const heard: unknown[] = [];
  window.addEventListener(registrationEvent, event => heard.push((event as CustomEvent).detail), { once: true });
  await afterSignUp(user(7), { splits: false, stag: null });
  expect(heard).toEqual([{ id: 7 }]);
});

it('adds the player to an A/B group only if the operator has enabled A/B groups [STATE-037] [STATE-038] [CALL-014] [ROLE-019]', async () => {
  await afterSignUp(user(7), { splits: false, stag: null });
  expect(added).not.toHaveBeenCalled();
  await afterSignUp(user(7), { splits: true, stag: null });
  await afterSignUp(user(7), { splits: true, stag: '12_x' });
  await afterSignUp(user(7, ['544']), { splits: true, stag: null });
  expect(added.mock.calls.map(([{ body }]) => body)).toEqual([{ groups: { add: [543] } }, { groups: { add: [544] } }]);
});

it('continues after a registration even if adding the player to the A/B group fails', async () => {
  added.mockRejectedValueOnce(new Error('away'));
  await afterSignUp(user(8), { splits: true, stag: null });
  expect(added).toHaveBeenCalledOnce();
});
