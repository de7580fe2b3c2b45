import type { Engine } from '@liftoff/contract/game/game';
import { crashPoint, type CrashModel } from '@liftoff/rules/game/engines/crash/math';
import { outcomeDraw, type Draw } from '@liftoff/rules/game/fairness';
import { winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { spinSlot, type SlotModel } from '@liftoff/rules/game/engines/slot/math';
import type { EngineGame } from '../engine-game.ts';
import { rulesOf } from '../engines.ts';

/**
 * Input for a search for a client seed that, with a committed server seed, leads to a wanted state, for demo rounds
 * and tests. The search changes nothing: it computes rounds until one matches, and returns the client seed with which
 * anyone gets the same round.
 */
export interface WantedState {
  /**
   * The wanted state. For a slot: `free-rounds`, `big-win` (20x or more), `small-return` (above zero, below the
   * stake) or `loss`. For a crash game: `early` (below 1.5x) or `high` (10x or more). For roulette: a number, such as
   * `17`.
   */
  readonly state: string;
  readonly serverSeed: string;
  readonly nonce: number;
}

type Test = (draw: Draw) => boolean;

const bigWinTimes = 20n;

function slotTest(model: SlotModel, state: string): Test | null {
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

function crashTest(model: CrashModel, state: string): Test | null {
  // Uses a stake of 100 minor units. At smaller stakes a flight can end a few hundredths later.
  const point = (draw: Draw) => crashPoint(model, draw, 100n);
  const tests: Readonly<Record<string, Test>> = {
    early: draw => point(draw) < 150,
    high: draw => point(draw) >= 1_000,
  };
  return tests[state] ?? null;
}

const rouletteTest = (state: string): Test | null =>
  /^(?:\d|[12]\d|3[0-6])$/.test(state) ? draw => winningNumber(draw) === Number.parseInt(state, 10) : null;

/** The supported states, by engine. */
const tests: Readonly<Record<Engine, (model: unknown, state: string) => Test | null>> = {
  slot: (model, state) => slotTest(model as SlotModel, state),
  crash: (model, state) => crashTest(model as CrashModel, state),
  roulette: (_model, state) => rouletteTest(state),
};

function testFor(game: EngineGame, state: string): Test | null {
  const rules = rulesOf(game);
  return rules === null || game.engine === null ? null : tests[game.engine](rules.model, state);
}

/**
 * The first client seed in the series `find-0`, `find-1` … that leads to the wanted state. `null` if none of the
 * first `tries` seeds does, or if the game has no such state.
 */
export function findClientSeed(game: EngineGame, wanted: WantedState, tries = 100_000): string | null {
  const test = testFor(game, wanted.state);
  if (test === null) return null;
  for (let count = 0; count < tries; count += 1) {
    const clientSeed = `find-${count}`;
    if (test(outcomeDraw({ serverSeed: wanted.serverSeed, clientSeed, nonce: wanted.nonce }))) return clientSeed;
  }
  return null;
}
