import { dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import { runOn, type AdventureRun } from '@liftoff/rules/adventure/run';
import type { AdventureCalendar } from '@liftoff/contract/adventure';
import { calendarDocument, calendarName, runName } from '../adventure/calendar.ts';
import type { Platform } from '../core/platform-context.ts';

/** The calendar of a platform's files. */
export function calendarOf({ config }: Pick<Platform, 'config'>): AdventureCalendar {
  const calendar = calendarDocument(config, () => Promise.resolve(true))
    .shipped()
    .get(calendarName);
  if (calendar === undefined) throw new Error('The platform has no adventure');
  return calendar;
}

/** The run of the adventure now. */
export const runNow = (platform: Pick<Platform, 'config' | 'deps'>): AdventureRun =>
  runOn(calendarOf(platform), dayNumberAt(platform.deps.now()));

/** Gives a player the adventure with enough completed days for the super prize. Returns the name of the run. */
export async function reachSuperPrize(platform: Platform, playerId: number): Promise<string> {
  const { groupId, neededDays } = calendarOf(platform);
  const run = runName(runNow(platform));
  await platform.db.query('INSERT INTO player_groups (player_id, group_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    playerId,
    String(groupId),
  ]);
  await platform.db.query(
    `INSERT INTO adventure_gifts (run, player_id, step, reward, completed_at, next_try_at, given_at)
     SELECT $1, $2, step, '{"type": "freespins", "offer": "adventure_spins", "freespins_count": 10}', $3, $3, $3
     FROM generate_series(1, $4::int) AS step`,
    [run, playerId, platform.deps.now(), neededDays],
  );
  return run;
}
