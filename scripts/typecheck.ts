import { join } from 'node:path';
import { must, root } from './steps.ts';

/**
 * Checks the types of everything: what runs on Node and the packages in one program, so that what they share is read
 * once, and the game frames and the web, which a bundler resolves. The web's routes are generated first.
 */
await must('route types', 'react-router', ['typegen', join(root, 'apps/web')]);
for (const program of ['.', 'apps/frames', 'apps/web']) await must(`types of ${program}`, 'tsc', ['-p', program]);
