import { join } from 'node:path';
import { must, root } from './steps.ts';

/**
 * Checks all types. Node code and packages are checked in one program, so that shared code is read once, followed by
 * the game frames and the web app, which a bundler resolves. Generates the web app's route types first.
 */
await must('route types', 'react-router', ['typegen', join(root, 'apps/web')]);
for (const program of ['.', 'apps/frames', 'apps/web']) await must(`types of ${program}`, 'tsc', ['-p', program]);
