import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadChallenges, loadQuests } from './load-quests.server.ts';

/** A platform whose lists are these, one after the other. */
const answering = (path: string, ...lists: unknown[][]) => {
  let at = 0;
  const answers = {
    get [path]() {
      at += 1;
      return lists[at - 1];
    },
  };
  return { ...stubPage(answers), times: () => at };
};

it('an empty list of quests is requested once more after 200 ms [PQUEST-019]', async () => {
  const { page, times } = answering('/api/quests', [], [{ id: 'hop' }]);
  const before = performance.now();
  expect((await loadQuests(page)).items).toEqual([{ id: 'hop' }]);
  expect(performance.now() - before).toBeGreaterThanOrEqual(195);
  expect(times()).toBe(2);
});

it('a second empty list is shown as an empty list [PQUEST-019]', async () => {
  const { page, times } = answering('/api/quests', [], []);
  expect((await loadQuests(page)).items).toEqual([]);
  expect(times()).toBe(2);
});

it('a list with achievements is not requested again [PQUEST-019]', async () => {
  const { page, times } = answering('/api/achievements', [{ id: 'light', type: 'achievement' }]);
  expect((await loadChallenges(page, 'achievement')).items).toHaveLength(1);
  expect(times()).toBe(1);
});
