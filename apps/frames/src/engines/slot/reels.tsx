import type { ReelFrame, SlotSpin } from '@liftoff/contract/game/engines/slot';
import { useImperativeHandle, useMemo, useRef, type CSSProperties, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { Band } from './band.tsx';
import { startReels, stopReel, type ReelParts, type ReelStyle } from './reel-motion.ts';
import { cellKey, symbolsOf, type Grid, type SlotModel } from './slot-model.ts';
import { SymbolCell } from './symbol.tsx';
import { WinLines } from './win-lines.tsx';

/** The actions with which a round controls the reels. */
export interface ReelsHandle {
  start(): void;
  stop(reel: number): void;
}

/**
 * How a finished spin is shown: not at all, as a plain return without light or dimming [C22], or as a win above the
 * stake.
 */
export type Light = 'none' | 'plain' | 'win';

/** Lets a round start and stop the reels inside the returned element. */
function useReelMotion(ref: Ref<ReelsHandle>, style: ReelStyle) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => {
    const parts = (): ReelParts[] =>
      [...(element.current?.querySelectorAll<HTMLElement>('.reel') ?? [])].flatMap(reel => {
        const cells = reel.querySelector<HTMLElement>('.reel__cells');
        const band = reel.querySelector<HTMLElement>('.band');
        return cells && band ? [{ cells, band }] : [];
      });
    return {
      start: () => startReels(parts(), style),
      stop: reel => {
        const part = parts()[reel];
        if (part) stopReel(part, style);
      },
    };
  }, [style]);
  return element;
}

/** The reels, each with its own number of rows, and the spin's wins on them. */
export function Reels({
  model,
  grid,
  wins,
  light,
  multiplier,
  dawn,
  ref,
}: {
  model: SlotModel;
  grid: Grid;
  wins: SlotSpin['wins'];
  light: Light;
  /** The multiplier of the spin's wins. If it is 1, it is not shown. */
  multiplier: number;
  dawn: boolean;
  ref: Ref<ReelsHandle>;
}) {
  const t = useTranslations();
  const { start } = useFrame();
  const symbols = useMemo(() => symbolsOf(model), [model]);
  const frame: ReelFrame = start.reel_frame ?? 'gilt';
  const style: ReelStyle = model.kind === 'clusters' ? 'fall' : model.heights === null ? 'turn' : 'stretch';
  const element = useReelMotion(ref, style);
  const lit = new Set(light === 'none' ? [] : wins.flatMap(win => win.cells.map(([reel, row]) => cellKey(reel, row))));
  const label = grid
    .map((reel, index) => `${t('slot.reel', { number: index + 1 })}: ${reel.map(s => t(`symbol.${s}`)).join(', ')}`)
    .join('; ');
  const shape = { '--reels': model.reels, '--rows': model.rows } as CSSProperties;
  return (
    <div className="reels__box" style={shape}>
      <div
        ref={element}
        className={`reels reels--${frame}${style === 'stretch' ? ' reels--stretch' : ''}${dawn ? ' is-dawn' : ''}${light === 'none' ? '' : ` is-${light}`}`}
        role="img"
        aria-label={label}
      >
        {grid.map((column, reel) => (
          <div className="reel" key={reel} style={{ '--reel': reel } as CSSProperties}>
            <div className="reel__cells">
              {column.map((symbol, row) => (
                <SymbolCell
                  key={row}
                  game={start.identifier}
                  symbol={symbol}
                  className={lit.has(cellKey(reel, row)) ? ' is-on' : ''}
                />
              ))}
            </div>
            <Band game={start.identifier} symbols={symbols} rows={model.rows} turn={reel} />
          </div>
        ))}
        {light === 'none' ? null : <WinLines model={model} grid={grid} wins={wins} />}
        {light === 'none' || multiplier < 2 ? null : (
          <span className="multiplier-badge numeric">{t('slot.multiplier', { multiplier })}</span>
        )}
      </div>
    </div>
  );
}
