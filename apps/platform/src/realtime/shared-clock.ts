import * as z from 'zod';
import type { Database, Tx } from '../database/database.ts';
import { readFact, writeFact } from '../database/platform-settings.ts';
import type { PlatformClock } from '../core/platform-clock.ts';
import { broadcast } from './bus.ts';

const Moved = z.object({ offset_ms: z.number() });

/** Notes in the caller's transaction where the console has put the clock; every process follows, also one that starts later. */
export async function shareClock(tx: Tx, clock: PlatformClock): Promise<void> {
  const moved = { offset_ms: clock.offsetMs() };
  await writeFact(tx, 'clock', moved);
  await broadcast(tx, 'clock', moved);
}

/** Puts a process's clock where the platform's clock stands. */
export async function followClock(db: Database, clock: PlatformClock): Promise<void> {
  await correctClock(db, clock);
  const moved = await readFact(db, 'clock', Moved);
  if (moved !== null) clock.setOffset(moved.offset_ms);
}

/**
 * Several machines never show quite the same time, and whoever knows a live table's number from the one that is ahead
 * could still bet on the one behind. So all processes go by the PostgreSQL server's clock.
 */
export async function correctClock(db: Database, clock: PlatformClock): Promise<void> {
  if (db.kind === 'embedded') return;
  const before = performance.now();
  const [row] = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const roundTripMs = performance.now() - before;
  if (row !== undefined) clock.correct(new Date(row.now.getTime() + roundTripMs / 2), roundTripMs / 2);
}
