import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = Buffer.alloc(32, 7);
const at = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

describe('webhook signatures', () => {
  it('a webhook signature is valid for the signed body and for no other body [A27]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, other) => {
        const header = sign(secret, at, body);
        expect(isSigned(secret, header, body, at)).toBe(true);
        expect(isSigned(secret, header, other, at)).toBe(body === other);
        expect(isSigned(Buffer.alloc(32, 8), header, body, at)).toBe(false);
      }),
    );
  });

  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('whether a webhook signature is valid %d seconds later: %s [A27]', (seconds, holds) => {
    expect(isSigned(secret, sign(secret, at, 'body'), 'body', later(seconds))).toBe(holds);
  });

  it.each([undefined, '', 't=1', 'v1=00', 't=1,v1=zz', `t=1,v1=${'0'.repeat(64)},v1=x`])(
    'rejects the malformed signature header %s',
    header => {
      expect(isSigned(secret, header, 'body', at)).toBe(false);
    },
  );

  it.each(['x%s', '%sx', ' %s', '%s '])('rejects a signature header with extra characters around it: "%s"', around => {
    const header = sign(secret, at, 'body');
    expect(isSigned(secret, around.replace('%s', header), 'body', at)).toBe(false);
  });
});
