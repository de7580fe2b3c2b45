import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadChallenges, loadQuests } from './load-quests.server.ts';

/** A platform whose first list is empty, unlike the next one. */
const answering = (path: string, items: unknown[]) => {
  const lists = [[], items];
  return stubPage({
    get [path]() {
      return lists.shift();
    },
  }).page;
};

it('an empty list of quests is requested once more [PQUEST-019]', async () => {
  const { items } = await loadQuests(answering('/api/quests', [{ id: 'hop' }]));
  expect(items).toEqual([{ id: 'hop' }]);
});

it('a player is shown the quests that the platform lists for them, and none without its list [PX-07]', async () => {
  const shownTo = async (promotions: unknown) => {
    const quests = [{ id: 'hop' }, { id: 'road' }];
    const answers = { '/api/quests': quests, '/api/player': 401, '/api/promotions': promotions };
    return (await loadQuests(stubPage(answers, { signedIn: true }).page)).items;
  };
  expect(await shownTo([{ id: 'hop' }])).toEqual([{ id: 'hop' }]);
  expect(await shownTo([])).toEqual([]);
  expect(await shownTo(503)).toBeNull();
});

it('an empty list of achievements is requested once more [PQUEST-019]', async () => {
  const light = { id: 'light', type: 'achievement' };
  const { items } = await loadChallenges(answering('/api/achievements', [light]), 'achievement');
  expect(items).toEqual([light]);
});
