import { lazy, Suspense } from 'react';
import { FrameProvider, type Frame } from './frame/frame-context.ts';

const engines = {
  slot: lazy(async () => ({ default: (await import('./slot/slot-game.tsx')).SlotGame })),
  crash: lazy(async () => ({ default: (await import('./crash/crash-game.tsx')).CrashGame })),
  roulette: lazy(async () => ({ default: (await import('./roulette/roulette-game.tsx')).RouletteGame })),
};

/** One game: the engine its launch names, each in a chunk of its own. */
export function GameFrame({ frame }: { frame: Frame }) {
  const Engine = engines[frame.start.engine];
  return (
    <FrameProvider value={frame}>
      <main className="gf" aria-label={frame.start.title}>
        <h1 className="vh">{frame.start.title}</h1>
        <Suspense fallback={<div className="gf__wait" />}>
          <Engine />
        </Suspense>
      </main>
    </FrameProvider>
  );
}
