import type { ReactElement } from 'react';
import { classNames } from './class-names.tsx';

type Length = number | string;

export type SkeletonProps = {
  width?: Length | undefined;
  height?: Length | undefined;
  radius?: Length | undefined;
  className?: string | undefined;
};

/** A grey box of the size of what will stand there. Hidden from screen readers; the region around it says it loads. */
export function Skeleton({ width, height, radius, className }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={classNames('sk', className)}
      style={{ display: 'block', width, height, borderRadius: radius }}
    />
  );
}

/** Rows of a list or a table while it loads: picture, two lines, a value. Five rows unless said otherwise. */
export function SkeletonRows({ rows = 5 }: { rows?: number | undefined }): ReactElement {
  return (
    <div className="col g3" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div className="row g3" key={index}>
          <Skeleton width={44} height={44} radius={12} />
          <span className="grow col g2">
            <Skeleton height={12} width={`${48 + ((index * 7) % 24)}%`} />
            <Skeleton height={10} width={`${28 + ((index * 5) % 14)}%`} />
          </span>
          <Skeleton width={64} height={14} />
        </div>
      ))}
    </div>
  );
}

/** The box of a game tile while it loads: the art and two lines, in one element, because a page is served with many. */
export function SkeletonTile(): ReactElement {
  return <div className="tile tile--wait" aria-hidden="true" />;
}

/** A grid of tiles while it loads. */
export function SkeletonTiles({ tiles, className }: { tiles: number; className?: string | undefined }): ReactElement {
  return (
    <div className={classNames('grid-t', className)}>
      {Array.from({ length: tiles }, (_, index) => (
        <SkeletonTile key={index} />
      ))}
    </div>
  );
}
