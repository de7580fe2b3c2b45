import { describe, expect, it } from 'vitest';
import type { Call } from '../core/call.ts';
import { testConfig } from '../testing/test-config.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from './cookies.ts';
import { giveDeviceMark, isKnownDevice } from '../account/sign-in/known-device.ts';

const { challenge, device } = cookieNames;
const sent = (cookie?: string) => ({ header: (name: string) => (name === 'cookie' ? cookie : undefined) });

describe('a sign-in cookie', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [`${challenge}=abc`, 'abc'],
    [`a=1; ${challenge}=abc;b=2`, 'abc'],
    [`${challenge}=a=b=`, 'a=b='],
    [`${challenge}=`, ''],
    [`x${challenge}=abc`, undefined],
    [`${challenge}x=abc`, undefined],
    [`${device}=abc`, undefined],
    // If a cookie is sent twice, someone else may have planted one of the two.
    [`${challenge}=abc; ${challenge}=abc`, undefined],
  ])('reads the cookie header %j as the challenge cookie %j [A5]', (cookie, value) => {
    expect(readCookie(sent(cookie), challenge)).toBe(value);
  });

  it('a sign-in cookie is hidden from scripts and other hosts and lasts for the given time [A5]', () => {
    const headers: [string, string][] = [];
    const call = { setHeader: (name: string, value: string) => void headers.push([name, value]) } as Call;
    setCookie(call, challenge, 'abc', 600);
    clearCookie(call, device);
    expect(headers).toEqual([
      ['set-cookie', '__Host-challenge=abc; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600'],
      ['set-cookie', '__Host-device=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'],
    ]);
  });
});

describe('the cookie of a known device', () => {
  const config = testConfig();
  const markOf = (playerId: number, of = config): string => {
    let mark = '';
    const call = { setHeader: (_name: string, value: string) => void (mark = value) } as Call;
    giveDeviceMark(of, call, playerId);
    return mark;
  };
  const valueOf = (mark: string) => /^__Host-device=([\w-]{43});/.exec(mark)?.[1];

  it('the device cookie lasts half a year and is recognised only for its own account [A13]', () => {
    const mark = markOf(7);
    expect(mark).toContain('Max-Age=15552000');
    const value = valueOf(mark);
    expect(isKnownDevice(config, 7, value)).toBe(true);
    expect(isKnownDevice(config, 8, value)).toBe(false);
    expect(isKnownDevice(config, 7, valueOf(markOf(8)))).toBe(false);
    // Without an account no device is known, whatever cookie is sent.
    for (const shown of [value, valueOf(markOf(0))]) expect(isKnownDevice(config, null, shown)).toBe(false);
    for (const other of [undefined, '', 'x', `${value}x`, value?.slice(1)])
      expect(isKnownDevice(config, 7, other)).toBe(false);
  });
});
