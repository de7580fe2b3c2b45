import { expect, it } from 'vitest';
import { systemDeps } from './deps.ts';
import { systemClock } from './platform-clock.ts';
import { silentLog } from '../testing/test-log.ts';
import { newToken } from './token.ts';

it('a hundred thousand session tokens are unique, and their bytes are evenly distributed [A8]', () => {
  const deps = systemDeps(systemClock(), silentLog());
  const seen = new Set<string>();
  const counts = new Uint32Array(256);
  for (let at = 0; at < 100_000; at += 1) {
    const { token } = newToken(deps);
    seen.add(token);
    for (const byte of Buffer.from(token, 'base64url')) counts[byte] = (counts[byte] ?? 0) + 1;
  }
  expect(seen.size).toBe(100_000);
  const bytes = counts.reduce((sum, count) => sum + count, 0);
  expect(bytes).toBe(3_200_000);
  const bits = counts.reduce((sum, count) => sum - (count / bytes) * Math.log2(count / bytes), 0);
  expect(bits).toBeGreaterThanOrEqual(7.99);
});
