import { beforeEach, expect, it, vi } from 'vitest';
import { recaptchaToken } from './recaptcha-token.ts';

const address = 'https://games.example/captcha/recaptcha';
beforeEach(() => void vi.useFakeTimers());

const frame = () => document.querySelector('iframe');
const says = (data: unknown, origin = 'https://games.example', source = frame()?.contentWindow ?? null) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
const word = (token: unknown) => ({ type: 'liftoff:captcha', token });

it('accepts the reCAPTCHA token only from the platform frame, passes the site origin to the frame, and removes it afterwards [A37] [CALL-029]', async () => {
  const token = recaptchaToken(address);
  expect(frame()?.src).toBe(`${address}?site=${encodeURIComponent(window.location.origin)}`);
  expect(frame()?.hidden).toBe(true);
  says(word('forged'), 'https://evil.example');
  says(word('forged'), 'https://games.example', window);
  says({ type: 'liftoff:frame', token: 'forged' });
  says('forged');
  says(word('right'));
  expect(await token).toBe('right');
  expect(frame()).toBeNull();
});

it('returns no reCAPTCHA token if the frame has none or does not respond within fifteen seconds', async () => {
  const refused = recaptchaToken(address);
  says(word(null));
  expect(await refused).toBeNull();
  const silent = recaptchaToken(address);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await silent).toBeNull();
  expect(frame()).toBeNull();
});
