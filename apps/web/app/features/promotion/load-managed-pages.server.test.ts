import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadManagedPages } from './load-managed-pages.server.ts';

const config = '/api/fe/config/manage-promotion-pages';
const enabled = { 'rocket-mart': true, 'moon-wheel': true, lootboxes: false, 'moon-adventure': true };
const player = {
  '/api/player': { id: 7, email: 'ada@liftoff.test', statuses: [{ id: '259', name: 'Gold' }] },
  '/api/player/accounts': [],
  '/api/player/favorite_games': [],
};
const calendar = { '/api/fe/config/vip-adventures': { groupId: 259, days: [{}] } };
const adventure = { '/api/adventure': { id: 'run', days: [{}] } };

it('only the managed pages that are enabled are listed, at the addresses of the brand [PCALL-011] [PROUTE-033]', async () => {
  const { page } = stubPage({ [config]: enabled }, { product: 'moon' });
  expect(await loadManagedPages(page)).toEqual([
    { name: 'mart', href: '/rocket-mart' },
    { name: 'wheel', href: '/moon-wheel' },
  ]);
});

it.each([
  ['a player of its group', { ...player, ...calendar, ...adventure }, true],
  ['a player of its group whom the platform refuses', { ...player, ...calendar, '/api/adventure': 404 }, false],
  ['a player of another group', { ...player, ...adventure, '/api/fe/config/vip-adventures': { days: [{}] } }, false],
  ['nobody while the platform does not respond', { ...player, ...calendar }, false],
])('the adventure is listed if it is enabled, for %s [PROUTE-033]', async (_who, answers, expected) => {
  const listed = async (pages: object) => {
    const { page } = stubPage({ [config]: pages, ...answers }, { product: 'moon', signedIn: true });
    return (await loadManagedPages(page)).some(({ href }) => href === '/moon-adventure');
  };
  expect(await listed(enabled)).toBe(expected);
  expect(await listed({ ...enabled, 'moon-adventure': false })).toBe(false);
});
