import { readConfig, type Config } from '../core/config.ts';

export const testConsoleToken = 'console-token-of-tests';

/** Returns the configuration of a platform under test. `env` adds variables to its environment. */
export const testConfig = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig({ NODE_ENV: 'test', CONSOLE_TOKEN: testConsoleToken, EDGE_KEY: 'edge-key-of-the-tests', ...env }, () =>
    Buffer.from('the secret of the test platform'),
  );
