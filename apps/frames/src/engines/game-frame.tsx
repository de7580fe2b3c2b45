import { Suspense } from 'react';
import { viewOf } from './engines.tsx';
import { EngineViewsProvider } from '../frame/engine-view.ts';
import { FrameProvider, type Frame } from '../frame/frame-context.ts';
import { Drawn } from '../frame/drawn.tsx';
import { ColumnProvider, useColumnOf } from '../frame/use-column.ts';

/**
 * Renders the engine named in the launch data; each engine is in a separate chunk. `onDrawn` is called once the game
 * is visible.
 */
export function GameFrame({ frame, onDrawn }: { frame: Frame; onDrawn: () => void }) {
  const { Game } = viewOf(frame.start.engine);
  const column = useColumnOf(frame.host);
  return (
    <FrameProvider value={frame}>
      <ColumnProvider value={column}>
        <EngineViewsProvider value={viewOf}>
          <main
            className={`game-frame game-frame--${frame.start.engine}${column ? ' is-low' : ''}`}
            aria-label={frame.start.title}
          >
            <h1 className="visually-hidden">{frame.start.title}</h1>
            <Suspense fallback={<div className="game-frame__waiting" />}>
              <Game />
              <Drawn onDrawn={onDrawn} />
            </Suspense>
          </main>
        </EngineViewsProvider>
      </ColumnProvider>
    </FrameProvider>
  );
}
