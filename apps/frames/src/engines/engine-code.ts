import type { Engine } from '@liftoff/contract/game/game';

/** Where the screen of each engine is: a chunk of its own, of which a frame gets one. */
export const engineCode = {
  slot: async () => (await import('./slot/slot-game.tsx')).SlotGame,
  crash: async () => (await import('./crash/crash-game.tsx')).CrashGame,
  roulette: async () => (await import('./roulette/roulette-game.tsx')).RouletteGame,
} satisfies Record<Engine, () => Promise<unknown>>;

/** Gets the screen of an engine before it is drawn; what is none brings nothing. The start has the last word. */
export function getEngineCode(engine: string | null): void {
  if (engine === null || !Object.hasOwn(engineCode, engine)) return;
  // Where it does not come, drawing it says so.
  engineCode[engine as Engine]().catch(() => undefined);
}
