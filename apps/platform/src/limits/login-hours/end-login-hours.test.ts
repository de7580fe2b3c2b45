import type { LoginBlock } from '@liftoff/contract/limits/limits';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { registerEndLoginHours } from './end-login-hours.ts';

const hourMs = 3_600_000;
const email = 'demo@liftoff.test';

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  await platform.db.query('DELETE FROM login_hours');
  toHour(12);
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

/** Advances the clock to the next time it shows the hour, at least a day later. */
function toHour(hour: number, ms = 0): void {
  const now = platform.clock.now();
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, ms);
  while (next.getTime() <= now.getTime() + 24 * hourMs) next.setUTCDate(next.getUTCDate() + 1);
  platform.clock.advance(next.getTime() - now.getTime());
}
const hours = (from: number, to: number, time_zone = 'UTC') => ({ from_min: from * 60, to_min: to * 60, time_zone });
const set = (of: unknown) => player.send<LoginBlock>('PUT', '/api/player/login_hours', { hours: of });

describe('the reported start of the blocked login hours', () => {
  const told = async () =>
    (await player.send<{ login_hours_at: unknown }>('GET', '/api/player/stats')).body.login_hours_at;
  /** The given hour of the clock's current day (UTC), as an ISO timestamp. */
  const at = (hour: number) => {
    const moment = platform.clock.now();
    moment.setUTCHours(hour, 0, 0, 0);
    return moment.toISOString();
  };

  it('the start of the blocked hours follows the time zone for which they were set, and is null if no hours are set [C43]', async () => {
    expect(await told()).toBeNull();
    await set(hours(22, 6));
    expect(await told()).toBe(at(22));
    await platform.db.query('DELETE FROM login_hours');
    await set(hours(22, 6, 'Asia/Tokyo'));
    expect(await told()).toBe(at(13));
  });

  it('the start of the blocked hours reflects pending hours that will be in force by then [C43]', async () => {
    await set(hours(14, 20));
    await set(hours(15, 20));
    expect(await told()).toBe(at(14));
    await platform.db.query('UPDATE login_hours SET next_at = $1', [at(13)]);
    expect(await told()).toBe(at(15));
    await platform.db.query('UPDATE login_hours SET next_at = $1', [at(16)]);
    expect(await told()).toBe(at(14));
    await platform.db.query(
      'UPDATE login_hours SET next_at = $1, next_from_min = NULL, next_to_min = NULL, next_time_zone = NULL',
      [at(13)],
    );
    expect(await told()).toBeNull();
  });

  it('no start is reported for hours in an unknown time zone, because such hours end no session [C43]', async () => {
    await set(hours(14, 20));
    await platform.db.query(`UPDATE login_hours SET time_zone = 'Mars/Olympus'`);
    expect(await told()).toBeNull();
  });
});

describe('a player who is signed in when the blocked hours begin', () => {
  /** The job that signs out players whose blocked hours have begun, to be run by hand. */
  const jobOf = (deps = platform.deps): (() => Promise<void>) => {
    let job: (() => Promise<void>) | undefined;
    const jobs = {
      ...platform.jobs,
      every: (_name: string, _ms: number, run: () => Promise<void>) => void (job = run),
    };
    registerEndLoginHours({ ...platform, deps, jobs }, async () => undefined);
    return job ?? (() => Promise.reject(new Error('No job was registered')));
  };
  const isIn = async () => 'id' in (await player.send<object>('GET', '/api/player')).body;

  it('a player stays signed in if the blocked hours are over before the job reaches them', async () => {
    await set(hours(11, 13));
    toHour(10);
    player = await signInDemo(platform, email);
    // The session outlives the blocked hours.
    platform.clock.advance(3 * hourMs - 1);
    await platform.db.query('UPDATE sessions SET seen_at = $1 WHERE ended_at IS NULL', [platform.clock.now()]);
    vi.spyOn(platform.db, 'transaction').mockImplementationOnce(async work => {
      platform.clock.advance(1);
      return platform.db.transaction(work);
    });
    await jobOf()();
    expect(await isIn()).toBe(true);
    toHour(11);
    await platform.db.query('UPDATE sessions SET started_at = $1, seen_at = $1 WHERE ended_at IS NULL', [
      platform.clock.now(),
    ]);
    await jobOf()();
    expect(await isIn()).toBe(false);
  });

  it('blocked hours that cannot be applied are logged together with their player', async () => {
    await set(hours(11, 13));
    await platform.db.query(`UPDATE login_hours SET time_zone = 'Mars/Olympus'`);
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: line => void lines.push(line) });
    await jobOf({ ...platform.deps, log })();
    expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        player: playerId,
        msg: 'login hours could not be applied',
        err: expect.objectContaining({ type: 'RangeError' }) as unknown,
      }),
    ]);
  });
});
