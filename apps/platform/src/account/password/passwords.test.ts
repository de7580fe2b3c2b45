import { asyncProperty, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashCode, hashPassword, passwordOpens } from './passwords.ts';

describe('passwords', () => {
  it('hashes passwords with argon2id, using 19 MiB, two passes and a salt [A12]', async () => {
    const [first, second] = await Promise.all([hashPassword('a quiet harbour'), hashPassword('a quiet harbour')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('a password of any characters matches its own hash and no other [A12]', async () => {
    const password = string({ unit: 'grapheme', minLength: 8, maxLength: 64 });
    await assert(
      asyncProperty(password, async text => {
        const hash = await hashPassword(text);
        expect(await passwordOpens(text, hash)).toBe(true);
        expect(await passwordOpens(`${text}x`, hash)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  it('hashes a code identically with the same salt and differently with another salt [A14]', async () => {
    const [salt, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)];
    const first = await hashCode('4K7QMV2R', salt);
    expect(await hashCode('4K7QMV2R', salt)).toEqual(first);
    for (const another of [await hashCode('4K7QMV2S', salt), await hashCode('4K7QMV2R', other)])
      expect(another).not.toEqual(first);
    expect(first).toHaveLength(32);
  });

  it('compares passwords up to their last character [A12]', async () => {
    const long = 'x'.repeat(127);
    const hash = await hashPassword(`${long}a`);
    expect(await passwordOpens(`${long}b`, hash)).toBe(false);
    expect(await passwordOpens(`${long}a`, hash)).toBe(true);
  });

  it('treats two Unicode compositions of the same password as equal [A12]', async () => {
    expect(await passwordOpens('Zu\u0308rich-See-9', await hashPassword('Zürich-See-9'))).toBe(true);
  });

  it('an account that does not exist cannot be opened with any password [A16]', async () => {
    expect(await passwordOpens('anything at all', null)).toBe(false);
  });
});
