import { CallError } from '@liftoff/contract/core/client';
import { expect, it, vi } from 'vitest';
import { telemetryCalls } from '../../../shared/calls/tables/telemetry-calls.ts';
import { withCaptcha } from './with-captcha.ts';

vi.mock('./solve-captcha.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('sends the form without a captcha, and logs it, when the code that solves captchas fails to load [ERR-021] [B12]', async () => {
  const logged = vi.spyOn(telemetryCalls, 'reportLog').mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const call = vi
    .fn<(captcha: object) => Promise<string>>()
    .mockRejectedValueOnce(new CallError(422, 'captcha_required'))
    .mockResolvedValue('in');
  const solving = vi.fn<(now: boolean) => void>();
  expect(await withCaptcha(call, solving)).toBe('in');
  expect(call.mock.calls).toEqual([[{}], [{}]]);
  expect(solving.mock.calls).toEqual([[true], [false]]);
  expect(logged).toHaveBeenCalledOnce();
});
