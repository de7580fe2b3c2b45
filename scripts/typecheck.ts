import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './steps.ts';

/** Checks the types of every workspace and of the scripts; the web's routes are generated first. */
const workspaces = [
  'packages/contract',
  'packages/rules',
  'packages/ui',
  'packages/art',
  'apps/edge',
  'apps/platform',
  'apps/studio',
  'apps/web',
];

await must('route types', 'react-router', ['typegen', join(root, 'apps/web')]);
for (const workspace of workspaces) await must(`types of ${workspace}`, 'tsc', ['-p', workspace]);
for (const folder of ['scripts', 'e2e', 'bench']) {
  if (existsSync(join(root, folder, 'tsconfig.json'))) await must(`types of ${folder}`, 'tsc', ['-p', folder]);
}
