import { describe, expect, it } from 'vitest';
import { uuidV7 } from './deps.ts';
import { testClock } from '../testing/test-clock.ts';
import { seededBytes, testDeps } from '../testing/test-deps.ts';

describe("the platform's external dependencies", () => {
  it('creates version 7 UUIDs that sort by creation time', () => {
    const early = uuidV7(new Date('2026-11-20T12:00:00Z'), Buffer.alloc(10, 255));
    const late = uuidV7(new Date('2026-11-20T12:00:00.001Z'), Buffer.alloc(10, 0));
    for (const id of [early, late])
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
  });

  it('creates the same ids and random bytes again from the same seed', () => {
    const history = () => {
      const deps = testDeps(testClock('2026-11-20T12:00:00Z'), 'one');
      return [deps.id(), deps.id(), deps.randomBytes(40).toString('hex')];
    };
    expect(history()).toEqual(history());
    expect(new Set(history()).size).toBe(3);
    expect(seededBytes('a')(8)).not.toEqual(seededBytes('b')(8));
  });
});
