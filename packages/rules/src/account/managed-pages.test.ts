import { expect, it } from 'vitest';
import { isPageOpen } from './managed-pages.ts';

it('a tester sees every managed page, enabled or not [PROUTE-032]', () => {
  for (const enabled of [{ quests: true }, { quests: false }, {}])
    expect(isPageOpen(enabled, 'quests', true)).toBe(true);
});

it.each([
  [{ quests: true }, true],
  [{ quests: false }, false],
  [{ lootboxes: true }, false],
  [{}, false],
  [{ quests: 'yes' }, false],
])('with the configuration %j, the page of quests is open to other visitors: %s [PROUTE-033]', (enabled, isOpen) => {
  expect(isPageOpen(enabled, 'quests', false)).toBe(isOpen);
});

it('a name that every object has enables no page [PROUTE-033]', () => {
  expect(isPageOpen({}, 'constructor', false)).toBe(false);
});
