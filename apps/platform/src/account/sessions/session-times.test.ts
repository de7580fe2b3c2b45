import { describe, expect, it } from 'vitest';
import { sessionEnd } from './session-times.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const times = (startedAt: Date, seenAt: Date, endedAt: Date | null = null, endsAt: Date | null = null) => ({
  startedAt,
  seenAt,
  endedAt,
  endsAt,
});

describe('the end of a session [A9] [C10]', () => {
  it.each([
    ['half an hour after it was last seen', times(at('08:00:00'), at('10:00:00')), at('10:30:00')],
    ['twelve hours after it began', times(at('00:00:00'), at('11:50:00')), at('12:00:00')],
    ['when somebody ended it', times(at('08:00:00'), at('10:00:00'), at('10:10:00')), at('10:10:00')],
    ['when a session limit ends it', times(at('08:00:00'), at('10:00:00'), null, at('10:20:00')), at('10:20:00')],
    ['idle before somebody ended it', times(at('08:00:00'), at('10:00:00'), at('11:00:00')), at('10:30:00')],
  ])('ends a session %s, and not a millisecond before', (_when, session, end) => {
    expect(sessionEnd(session, new Date(end.getTime() - 1))).toBeNull();
    expect(sessionEnd(session, end)).toEqual(end);
    expect(sessionEnd(session, at('23:00:00'))).toEqual(end);
  });
});
