import { Suspense } from 'react';
import { viewOf } from '../engines/engines.tsx';
import { FrameProvider, type Frame } from './frame-context.ts';
import { Drawn } from './drawn.tsx';
import { ColumnProvider, useColumnOf } from './use-column.ts';

/** One game: the engine its launch names, each in a chunk of its own. `onDrawn` is called once it can be seen. */
export function GameFrame({ frame, onDrawn }: { frame: Frame; onDrawn: () => void }) {
  const { Game } = viewOf(frame.start.engine);
  const column = useColumnOf(frame.host);
  return (
    <FrameProvider value={frame}>
      <ColumnProvider value={column}>
        <main className={`gf gf--${frame.start.engine}${column ? ' is-low' : ''}`} aria-label={frame.start.title}>
          <h1 className="vh">{frame.start.title}</h1>
          <Suspense fallback={<div className="gf__wait" />}>
            <Game />
            <Drawn onDrawn={onDrawn} />
          </Suspense>
        </main>
      </ColumnProvider>
    </FrameProvider>
  );
}
