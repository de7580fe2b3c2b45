import { afterEach, expect, it, vi } from 'vitest';
import { keepConsent, onConsent, readConsent } from './consent.ts';

const set = vi.spyOn(document, 'cookie', 'set');
afterEach(() => {
  document.cookie = 'cookie_consent=;path=/;max-age=0';
  set.mockClear();
});

it.each(['accepted', 'refused'] as const)(
  'stores the cookie choice "%s" for a year, with version and time [OVERLAY-001] [CONST-013] [D13] [C38]',
  choice => {
    expect(readConsent()).toBeNull();
    const heard = vi.fn<() => void>();
    const stop = onConsent(heard);
    keepConsent(choice);
    expect(set.mock.calls.at(-1)?.[0]).toMatch(
      new RegExp(String.raw`^cookie_consent=1\.${choice}\.\d{10};path=/;max-age=31536000;samesite=lax$`),
    );
    expect(readConsent()).toBe(choice);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    keepConsent(choice === 'refused' ? 'accepted' : 'refused');
    expect(heard).toHaveBeenCalledOnce();
  },
);

it.each([
  ['tab', document, 'visibilitychange'],
  ['window', window, 'focus'],
] as const)(
  'detects a cookie choice made in another %s when the page becomes visible, and reports it only once [OVERLAY-001]',
  (_where, target, event) => {
    const heard = vi.fn<() => void>();
    const stop = onConsent(heard);
    const look = () => target.dispatchEvent(new Event(event));
    look();
    expect(heard).not.toHaveBeenCalled();
    document.cookie = 'cookie_consent=1.refused.1764237600;path=/';
    look();
    look();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    document.cookie = 'cookie_consent=1.accepted.1764237600;path=/';
    look();
    expect(heard).toHaveBeenCalledOnce();
  },
);

it.each(['', '1', '1.yes.5', '2.accepted.5', 'accepted', '%E0%A4%A'])('ignores the invalid cookie choice %o', value => {
  document.cookie = `cookie_consent=${value};path=/`;
  expect(readConsent()).toBeNull();
});
