import { useState, type ReactNode } from 'react';
import { useFrame } from '../../frame/frame-context.ts';

/** The stage of a slot: backdrop, lettering, and dawn light during free rounds. */
export function SlotStage({ dawn, muted, children }: { dawn: boolean; muted: boolean; children: ReactNode }) {
  const { start } = useFrame();
  const [lettering, setLettering] = useState(true);
  const stage = (width: number) => `/pictures/stage/${encodeURIComponent(start.identifier)}-${width}.webp`;
  return (
    <section className={`game-frame__stage slot${dawn ? ' is-dawn' : ''}${muted ? ' is-muted' : ''}`}>
      <img
        className="game-frame__background"
        src={stage(1600)}
        srcSet={`${stage(800)} 800w, ${stage(1600)} 1600w`}
        sizes="100vw"
        alt=""
        fetchPriority="high"
      />
      <div className="game-frame__dawn game-frame__dawn--hue" aria-hidden="true" />
      <div className="game-frame__dawn game-frame__dawn--glow" aria-hidden="true" />
      <div className="slot__top">
        {lettering ? (
          <img
            className="slot__logo"
            src={`/pictures/logo/${encodeURIComponent(start.identifier)}.svg`}
            alt=""
            onError={() => setLettering(false)}
          />
        ) : (
          <p className="heading-2 slot__title" aria-hidden="true">
            {start.title}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
