import type { CSSProperties, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type TrackProps = {
  /** Name of the measured quantity ("Wagering"). */
  label: string;
  /** From 0 to 100. Rounded down, so that a goal does not appear reached before it is. */
  percent: number;
  /** The amount in words for screen readers ("€930 of €1,500"). The same words are visible next to the track. */
  valueText?: string | undefined;
  tone?: 'plume' | 'reward' | 'plain' | 'ok' | 'warn' | undefined;
  small?: boolean | undefined;
  /** Whether to show instrument ticks below the track; for prominent placements. */
  ticks?: boolean | undefined;
};

const TICK_COUNT = 21;

/** Rounds a percentage down and limits it to 0 to 100. Returns 0 for a value that is not finite. */
export function floorPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.max(0, Math.min(100, Math.floor(percent))) : 0;
}

/** The trajectory: a progress bar. Always accompany it with the amount in words. */
export function Track({ label, percent, valueText, tone = 'plume', small, ticks }: TrackProps): ReactElement {
  const value = floorPercent(percent);
  const style: CSSProperties & Record<'--v', string> = { '--v': `${value}%` };
  return (
    <>
      <progress className="visually-hidden" aria-label={label} max={100} value={value} aria-valuetext={valueText} />
      <div
        className={classNames('track', tone !== 'plume' && `track--${tone}`, small && 'track--small')}
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
