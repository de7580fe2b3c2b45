import { readConfig, type Config } from '../core/config.ts';

export const testConsoleToken = 'console-token-of-tests';

const usual = {
  NODE_ENV: 'test',
  CONSOLE_TOKEN: testConsoleToken,
  EDGE_KEY: 'edge-key-of-the-tests',
  // The clock of a test stands still, so its calls would use up any rate limit. Tests of the limits set 1.
  RATE_FACTOR: '1000',
};

/** The configuration of a platform under test; `env` adds to its environment. */
export const testConfig = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig({ ...usual, ...env }, () => Buffer.from('the secret of the test platform'));
