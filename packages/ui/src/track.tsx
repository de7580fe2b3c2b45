import type { CSSProperties, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type TrackProps = {
  /** What is measured ("Wagering"). */
  label: string;
  /** 0 to 100; shown floored, so a goal reads as reached only when it is. */
  percent: number;
  /** How the amount is said ("€930 of €1,500"); the same words stand visibly beside the track. */
  valueText?: string | undefined;
  tone?: 'plume' | 'reward' | 'plain' | 'ok' | 'warn' | undefined;
  small?: boolean | undefined;
  /** Instrument ticks under the track, for hero use. */
  ticks?: boolean | undefined;
};

const TICK_COUNT = 21;

/** Whole percent between 0 and 100, rounded down. */
export function floorPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.max(0, Math.min(100, Math.floor(percent))) : 0;
}

/** The trajectory: how far along something is. Always paired with the amount in words. */
export function Track({ label, percent, valueText, tone = 'plume', small, ticks }: TrackProps): ReactElement {
  const value = floorPercent(percent);
  const style: CSSProperties & Record<'--v', string> = { '--v': `${value}%` };
  return (
    <>
      <progress className="vh" aria-label={label} max={100} value={value} aria-valuetext={valueText} />
      <div
        className={classNames('track', tone !== 'plume' && `track--${tone}`, small && 'track--s')}
        aria-hidden="true"
        style={style}
      >
        <i />
      </div>
      {ticks && (
        <div className="ticks" aria-hidden="true">
          {Array.from({ length: TICK_COUNT }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
    </>
  );
}
