import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { playerGroups } from './player-groups.ts';

const root = resolve(import.meta.dirname, '../../..');

it('the groups of testers, wheel sets and VIP players have the ids of the requirements [PCONST-007]', () => {
  expect(playerGroups).toEqual({
    testers: '21',
    wheelSets: ['21', '1308', '1309'],
    vip: ['759', '255', '259', '258', '257'],
  });
});

it('no other file names the groups of testers and of wheel sets [PCONST-007]', () => {
  const files = globSync(
    ['packages/{contract,rules}/src/**/*.ts', 'apps/{platform,edge}/src/**/*.ts', 'apps/web/app/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/*.test.*', '**/testing/**', '**/test-app.ts'],
    },
  );
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter(file => /['"](?:21|1308|1309)['"]/.test(readFileSync(join(root, file), 'utf8')));
  expect(naming).toEqual(['packages/contract/src/player-groups.ts']);
});
