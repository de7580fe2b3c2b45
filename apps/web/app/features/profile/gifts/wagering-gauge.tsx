import { floorPercent } from '@liftoff/ui/track';
import type { ReactNode } from 'react';

const tickCount = 31;
/** The arc begins and ends this many degrees above the horizontal, around a centre below the picture. */
const riseDeg = 20;
const centre = { x: 180, y: 168 };

/** A point of the arc at a share of its length from 0 to 1. */
function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = ((180 - riseDeg - share * (180 - 2 * riseDeg)) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

const textAt = (share: number, radius: number): string => {
  const { x, y } = pointAt(share, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const arc = (to: number): string => `M${textAt(0, 150)} A150 150 0 0 1 ${textAt(to, 150)}`;

interface GaugeProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** The amounts in words for screen readers; the same words are the children. */
  valueText: string;
  children: ReactNode;
}

/** The trajectory of a wagering as an arc with instrument ticks, around its figure. */
export function WageringGauge({ label, percent, valueText, children }: GaugeProps) {
  const value = floorPercent(percent);
  const { x, y } = pointAt(value / 100, 150);
  return (
    <div className="gauge">
      <progress className="visually-hidden" aria-label={label} max={100} value={value} aria-valuetext={valueText} />
      <svg viewBox="0 0 360 136" aria-hidden="true">
        <path className="gauge__arc" d={arc(1)} />
        {value > 0 && <path className="gauge__arc gauge__arc--done" d={arc(value / 100)} />}
        {Array.from({ length: tickCount }, (_, index) => {
          const share = index / (tickCount - 1);
          const depth = index % 5 === 0 ? 126 : 132;
          return <path key={index} className="gauge__tick" d={`M${textAt(share, 138)} L${textAt(share, depth)}`} />;
        })}
        <rect
          className="gauge__mark"
          x={x - 7}
          y={y - 7}
          width="14"
          height="14"
          rx="3"
          transform={`rotate(45 ${x} ${y})`}
        />
      </svg>
      <div className="gauge__figure numeric">{children}</div>
    </div>
  );
}
