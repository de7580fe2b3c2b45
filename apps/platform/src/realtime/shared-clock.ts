import * as z from 'zod';
import type { Database, Tx } from '../database/database.ts';
import { readFact, writeFact } from '../database/platform-settings.ts';
import type { PlatformClock } from '../core/platform-clock.ts';
import { broadcast } from './bus.ts';

const Moved = z.object({ offset_ms: z.number() });

/** Stores the clock's offset in the caller's transaction. All processes adopt it, including those started later. */
export async function shareClock(tx: Tx, clock: PlatformClock): Promise<void> {
  const moved = { offset_ms: clock.offsetMs() };
  await writeFact(tx, 'clock', moved);
  await broadcast(tx, 'clock', moved);
}

/** Sets this process's clock to the platform's clock. */
export async function followClock(db: Database, clock: PlatformClock): Promise<void> {
  await correctClock(db, clock);
  const moved = await readFact(db, 'clock', Moved);
  if (moved !== null) clock.setOffset(moved.offset_ms);
}

/**
 * Synchronises the clock with the PostgreSQL server's clock. The clocks of several machines always differ slightly,
 * so someone who learned a live table's result from a machine that is ahead could still bet on one that is behind.
 */
export async function correctClock(db: Database, clock: PlatformClock): Promise<void> {
  if (db.kind === 'embedded') return;
  const before = performance.now();
  const [row] = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const roundTripMs = performance.now() - before;
  if (row !== undefined) clock.correct(new Date(row.now.getTime() + roundTripMs / 2), roundTripMs / 2);
}
