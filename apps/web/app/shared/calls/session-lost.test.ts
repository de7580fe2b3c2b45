import { CallError } from '@liftoff/contract/core/client';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, onSessionLost, reportSessionLost } from './session-lost.ts';

const hear = vi.fn();
let leave = () => {};
afterEach(() => leave());

it('reports a lost session until the page itself ends the session; if ending it fails, even with a 401, reports it again [ERR-001]', async () => {
  leave = onSessionLost(hear);
  reportSessionLost();
  expect(hear).toHaveBeenCalledTimes(1);

  const failed = Promise.withResolvers<void>();
  const failing = endSession(() => failed.promise);
  reportSessionLost();
  expect(hear).toHaveBeenCalledTimes(1);
  failed.reject(new Error('no answer'));
  await expect(failing).rejects.toThrow('no answer');
  reportSessionLost();
  expect(hear).toHaveBeenCalledTimes(2);

  const over = new CallError(401, 'unauthenticated');
  await expect(endSession(() => Promise.reject(over))).rejects.toBe(over);
  expect(hear).toHaveBeenCalledTimes(3);

  expect(await endSession(() => Promise.resolve('ended'))).toBe('ended');
  reportSessionLost();
  expect(hear).toHaveBeenCalledTimes(3);
});
