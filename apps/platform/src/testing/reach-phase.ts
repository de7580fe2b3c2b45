import { tableMoment, type TablePhase } from '../game/table/table-clock.ts';
import type { TestClock } from './test-clock.ts';

const stepMs = 100;
/** More than a whole round of a table takes. */
const steps = 1_000;

/** Moves the clock on until a live table is in a phase; it stays where it is when the table is in it already. */
export function reachPhase(clock: TestClock, game: string, phase: TablePhase): void {
  for (let step = 0; step < steps; step += 1) {
    if (tableMoment(game, clock.now()).phase === phase) return;
    clock.advance(stepMs);
  }
  throw new Error(`${game} never comes to ${phase}`);
}
