import { join } from 'node:path';
import { root } from '../steps.ts';

/** Node's arguments for an app: nothing in it can reach a prototype by `__proto__` [A41]; while developing it is watched. */
export const processArgs = (name: string, dev: boolean): string[] => [
  '--disable-proto=throw',
  ...(dev ? ['--watch-path', join(root, 'apps', name, 'src')] : []),
  join(root, `apps/${name}/src/main.ts`),
];
