import { describe, expect, it } from 'vitest';
import { checkDueAt, restMs, playTimeStatus, stretchOf, type PlayStretch, type PlayTime } from './reality-check.ts';

const minuteMs = 60_000;
const began = new Date('2026-11-20T20:00:00Z');
const after = (minutes: number, ms = 0) => new Date(began.getTime() + minutes * minuteMs + ms);

const stretch: PlayStretch = { beganAt: began, countedFrom: began, playedAt: after(40), struck: false };
const time = (of: Partial<PlayStretch> = {}, more: Partial<PlayTime> = {}): PlayTime => ({
  stretch: { ...stretch, ...of },
  sessionBegan: began,
  intervalMin: 60,
  ...more,
});

describe('reality check [C17]', () => {
  it.each([15, 60, 120])('a reality check is due exactly %i minutes after play began', intervalMin => {
    const played = time({}, { intervalMin });
    expect(checkDueAt(played)).toEqual(after(intervalMin));
    expect(playTimeStatus(played, after(intervalMin, -1))).toBe('runs');
    expect(playTimeStatus(played, after(intervalMin))).toBe('due');
    expect(playTimeStatus(played, after(600))).toBe('due');
  });

  it('a reality check restarts its interval when it is answered, and play stays closed during the pause that follows', () => {
    const answered = time({ countedFrom: after(66) });
    expect(playTimeStatus(answered, after(66, -1))).toBe('paused');
    expect(playTimeStatus(answered, after(66))).toBe('runs');
    expect(playTimeStatus(answered, after(126, -1))).toBe('runs');
    expect(playTimeStatus(answered, after(126))).toBe('due');
  });

  it('a reality check is never due without an interval, but a check that was already due stays due', () => {
    expect(checkDueAt(time({}, { intervalMin: null }))).toBeNull();
    expect(playTimeStatus(time({}, { intervalMin: null }), after(600))).toBe('runs');
    expect(playTimeStatus(time({ struck: true }, { intervalMin: null }), after(1))).toBe('due');
    expect(playTimeStatus(time({ struck: true }, { intervalMin: 120 }), after(1))).toBe('due');
  });

  it('signing out does not postpone a reality check; only a session that starts half an hour after the last stake begins a new stretch', () => {
    const back = (sessionBegan: Date) => time({}, { sessionBegan });
    const rested = after(40, restMs);
    expect(playTimeStatus(back(new Date(rested.getTime() - 1)), after(75))).toBe('due');
    expect(playTimeStatus(back(rested), after(75))).toBe('begins');
    expect(stretchOf(back(rested))).toBeNull();
    expect(checkDueAt(back(rested))).toBeNull();
    expect(playTimeStatus(time({ struck: true }, { sessionBegan: null }), after(600))).toBe('due');
  });

  it('the first stake begins a stretch of play for reality checks', () => {
    expect(playTimeStatus({ ...time(), stretch: null }, after(0))).toBe('begins');
  });
});
