import type { Draw } from '../game/fairness.ts';
import type { SlotModel } from '../game/engines/slot/model.ts';
import { playRound } from '../game/engines/slot/round.ts';

/** Combined results of many simulated rounds, as multiples of the stake. */
interface Simulated {
  rounds: number;
  mean: number;
  /** Standard deviation of one round. */
  deviation: number;
  /** Standard error of the mean. */
  error: number;
  /** Number of rounds that returned something, that returned more than the stake, and that led to free rounds. */
  returned: number;
  aboveStake: number;
  features: number;
  /** Number of rounds that ended at the max win. */
  capped: number;
  best: number;
}

/** Plays many rounds and summarises them. The same draw gives the same result. */
export function simulate(model: SlotModel, draw: Draw, rounds: number): Simulated {
  const counted = { returned: 0, aboveStake: 0, features: 0, capped: 0, best: 0 };
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { spins, units, capped } = playRound(model, draw);
    const times = units / model.unit;
    sum += times;
    squares += times * times;
    if (times > 0) counted.returned += 1;
    if (times > 1) counted.aboveStake += 1;
    if (spins.length > 1) counted.features += 1;
    if (capped) counted.capped += 1;
    if (times > counted.best) counted.best = times;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean));
  return { rounds, mean, deviation, error: deviation / Math.sqrt(rounds), ...counted };
}
