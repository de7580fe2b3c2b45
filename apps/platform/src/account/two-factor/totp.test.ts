import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStepOf } from './totp.ts';

describe('one-time codes', () => {
  // Test values from RFC 6238, appendix B (SHA-1): the last six of the eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('the one-time code at %i seconds is %s [CALL-030]', (seconds, code) => {
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
  });

  it('a code is valid for its own 30 seconds and the next five [A14]', () => {
    const steps = [2999, 3000, 3029, 3034, 3035].map(seconds =>
      totpStepOf(secret, totpCode(secret, 100), new Date(seconds * 1000)),
    );
    expect(steps).toEqual([null, 100, 100, 100, null]);
  });

  it('accepts a code with spaces and a secret in either case, but no code from another secret [CALL-030]', () => {
    const code = totpCode(secret, 100);
    const now = new Date(3_000_000);
    expect(totpStepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(100);
    expect(totpCode(`${secret.toLowerCase()}====`, 100)).toBe(code);
    expect(totpStepOf('JBSWY3DPEHPK3PXP', code, now)).toBeNull();
    expect(totpCode('AAAAAAAAAAAAAAAA', 100)).toMatch(/^\d{6}$/);
    expect(() => totpCode('not base 32!', 100)).toThrow('not base 32');
  });

  it('encodes a secret in base 32 as RFC 4648 defines it [CALL-030]', () => {
    expect(newTotpSecret(Buffer.from('12345678901234567890'))).toBe(secret);
    expect(newTotpSecret(Buffer.alloc(20, 255))).toBe('7'.repeat(32));
  });
});
