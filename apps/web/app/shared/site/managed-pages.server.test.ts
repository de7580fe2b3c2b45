import { expect, it, vi } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { readOpenPages, requireOpenPage } from './managed-pages.server.ts';

const path = '/api/fe/config/manage-promotion-pages';
const playerIn = (...groups: string[]) => ({
  '/api/player': { id: 7, email: 'ada@liftoff.test', statuses: groups.map(id => ({ id, name: id })) },
  '/api/player/accounts': [],
  '/api/player/favorite_games': [],
});

it('testers in group 21 may open every managed page, others only enabled ones [PROLE-009] [PROUTE-032] [PROUTE-033] [PCALL-011]', async () => {
  const isOpenTo = (groups: string[]) =>
    readOpenPages(
      stubPage({ [path]: { quests: true, lootboxes: false }, ...playerIn(...groups) }, { signedIn: true }).page,
    );
  const [tester, other] = [await isOpenTo(['21']), await isOpenTo(['258'])];
  expect(['quests', 'lootboxes', 'rocket-mart'].map(tester)).toEqual([true, true, true]);
  expect(['quests', 'lootboxes', 'rocket-mart'].map(other)).toEqual([true, false, false]);
});

it('a page that is not open is not found [PROUTE-033]', async () => {
  const { page, asked } = stubPage({ [path]: { quests: true } });
  await requireOpenPage(page, 'quests');
  await expect(requireOpenPage(page, 'lootboxes')).rejects.toMatchObject({ init: { status: 404 } });
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([path]));
});

it('a failed configuration is reported and opens no page, except to testers [PERR-005]', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const guest = await readOpenPages(stubPage({}, { report }).page);
  expect(guest('quests')).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
  const tester = await readOpenPages(stubPage(playerIn('21'), { signedIn: true, report }).page);
  expect(tester('quests')).toBe(true);
});
