import { describe, expect, it } from 'vitest';
import { bearerEnd, maySee, siteOf } from './site-session.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const idleMs = 30 * 60_000;
const row = { site_session: 'one', site_started_at: at, site_seen_at: at, site_ended_at: null, site_ends_at: null };

describe('the rounds that a frame may see', () => {
  it.each([
    ['any round, while it stands', null, later(-1), true],
    ['a round that is open, after its end', at, null, true],
    ['a round closed after its end', at, later(1), true],
    ['a round closed at its end', at, at, true],
    ['no round closed before its end', at, later(-1), false],
  ])('a frame may see %s', (_what, endedAt, closed_at, seen) => {
    expect(maySee({ endedAt }, { closed_at })).toBe(seen);
  });
});

describe("the end of a frame's bearer token", () => {
  it("a bearer token ends with the site session from which the game was opened, while a guest's token has no end", () => {
    const end = (site: Parameters<typeof siteOf>[0], now: Date) => bearerEnd({ site: siteOf(site), at: now });
    expect(end(row, later(idleMs - 1))).toBeNull();
    expect(end(row, later(idleMs))).toEqual(later(idleMs));
    expect(end({ ...row, site_ended_at: later(5) }, later(idleMs))).toEqual(later(5));
    expect(end({ ...row, site_ends_at: later(5) }, later(idleMs))).toEqual(later(5));
    expect(end({ ...row, site_session: null }, later(idleMs))).toBeNull();
    for (const lost of ['site_started_at', 'site_seen_at'])
      expect(end({ ...row, [lost]: null }, at)).toEqual(new Date(0));
  });
});
