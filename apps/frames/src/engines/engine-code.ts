import type { Engine } from '@liftoff/contract/game/game';

/** The screen of each engine, in a separate chunk. A frame loads only one of them. */
export const engineCode = {
  slot: async () => (await import('./slot/slot-game.tsx')).SlotGame,
  crash: async () => (await import('./crash/crash-game.tsx')).CrashGame,
  roulette: async () => (await import('./roulette/roulette-game.tsx')).RouletteGame,
} satisfies Record<Engine, () => Promise<unknown>>;

/**
 * Preloads the screen of an engine; unknown names are ignored. The launch data decides which engine is actually
 * shown.
 */
export function getEngineCode(engine: string | null): void {
  if (engine === null || !Object.hasOwn(engineCode, engine)) return;
  // A failure is reported later, when the screen is rendered.
  engineCode[engine as Engine]().catch(() => undefined);
}
