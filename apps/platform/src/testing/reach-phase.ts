import { tableMoment, type TablePhase } from '../game/table/table-clock.ts';
import type { TestClock } from './test-clock.ts';

const stepMs = 100;
/** Maximum number of steps. Together they are longer than a whole round of a table. */
const steps = 1_000;

/** Advances the clock until a live table is in the given phase. Does nothing if it already is. */
export function reachPhase(clock: TestClock, game: string, phase: TablePhase): void {
  for (let step = 0; step < steps; step += 1) {
    if (tableMoment(game, clock.now()).phase === phase) return;
    clock.advance(stepMs);
  }
  throw new Error(`${game} never comes to ${phase}`);
}
