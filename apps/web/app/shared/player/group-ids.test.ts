import { abGroup } from '@liftoff/rules/account/ab-group';
import { isWelcomePack } from '@liftoff/rules/account/affiliate';
import { newStudioFor } from '@liftoff/rules/account/new-studio';
import { isHiddenMethod } from '@liftoff/rules/cashbox/hidden-methods';
import { expect, it } from 'vitest';

it('only the listed group ids trigger their features [ROLE-020]', () => {
  const newcomer = { groups: [], stag: null };
  expect([abGroup({ ...newcomer, id: 7 }), abGroup({ ...newcomer, id: 8 })]).toEqual([543, 544]);
  const all = Array.from({ length: 2_000 }, (_, id) => String(id)).concat('131811');
  expect(all.filter(id => isHiddenMethod('sofort', [id]))).toEqual(['631']);
  expect(all.filter(id => newStudioFor([id]) !== null)).toEqual(['851', '1030']);
  expect(all.filter(id => newStudioFor(['851', id]) === null)).toEqual(['859']);
  expect(all.filter(id => newStudioFor(['1030', id]) === null)).toEqual(['1056']);
  expect(all.filter(id => isWelcomePack(null, [id]))).toEqual(['131811']);
});
