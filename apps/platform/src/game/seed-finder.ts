import { crashPoint } from '@liftoff/rules/game/crash';
import { outcomeDraw, type Draw } from '@liftoff/rules/game/fairness';
import { winningNumber } from '@liftoff/rules/game/roulette';
import { spinSlot } from '@liftoff/rules/game/slot';
import type { EngineGame } from './engine-game.ts';
import { engineFor } from './engines.ts';
import { crashModelOf, slotModelOf } from './models.ts';

/**
 * Finds client seeds that lead a committed server seed to a wanted state, for demo rounds and tests. It sets nothing:
 * it plays rounds until one is as wanted, and says with which client seed anyone gets the same.
 */
export interface WantedState {
  /**
   * Of a slot: `free-rounds`, `big-win` (20x or more), `small-return` (something, below the stake), `loss`.
   * Of a crash game: `early` (below 1.5x), `high` (10x or more). Of roulette: a number, `17`.
   */
  readonly state: string;
  readonly serverSeed: string;
  readonly nonce: number;
}

type Test = (draw: Draw) => boolean;

const bigWinTimes = 20n;

function slotTest(game: EngineGame, state: string): Test | null {
  const model = slotModelOf(game);
  const stake = BigInt(model.unit);
  const play = (draw: Draw) => spinSlot(model, draw, stake);
  const tests: Readonly<Record<string, Test>> = {
    'free-rounds': draw => play(draw).outcome.spins.length > 1,
    'big-win': draw => play(draw).win >= bigWinTimes * stake,
    'small-return': draw => {
      const { win } = play(draw);
      return win > 0n && win < stake;
    },
    loss: draw => play(draw).win === 0n,
  };
  return tests[state] ?? null;
}

function crashTest(game: EngineGame, state: string): Test | null {
  const model = crashModelOf(game);
  // Of a stake of whole hundreds of minor units: smaller ones may end some hundredths later.
  const point = (draw: Draw) => crashPoint(model, draw, 100n);
  const tests: Readonly<Record<string, Test>> = {
    early: draw => point(draw) < 150,
    high: draw => point(draw) >= 1_000,
  };
  return tests[state] ?? null;
}

function testFor(game: EngineGame, state: string): Test | null {
  const engine = engineFor(game);
  if (engine === 'slot') return slotTest(game, state);
  if (engine === 'crash') return crashTest(game, state);
  return engine === 'roulette' && /^(?:\d|[12]\d|3[0-6])$/.test(state)
    ? draw => winningNumber(draw) === Number.parseInt(state, 10)
    : null;
}

/** The first client seed of the series `find-0`, `find-1` … that leads there; null when none of `tries` does, or the game has no such state. */
export function findClientSeed(game: EngineGame, wanted: WantedState, tries = 100_000): string | null {
  const test = testFor(game, wanted.state);
  if (test === null) return null;
  for (let count = 0; count < tries; count += 1) {
    const clientSeed = `find-${count}`;
    if (test(outcomeDraw({ serverSeed: wanted.serverSeed, clientSeed, nonce: wanted.nonce }))) return clientSeed;
  }
  return null;
}
