import { join } from 'node:path';
import { root } from '../steps.ts';

/**
 * Node's arguments for an app. They prevent code from reaching a prototype through `__proto__` [A41]. In development,
 * Node also watches the sources.
 */
export const processArgs = (name: string, dev: boolean): string[] => [
  '--disable-proto=throw',
  ...(dev ? ['--watch-path', join(root, 'apps', name, 'src')] : []),
  join(root, `apps/${name}/src/main.ts`),
];
