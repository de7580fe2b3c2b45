import type { ReactElement } from 'react';
import { classNames } from './class-names.tsx';

type Length = number | string;

export type SkeletonProps = {
  width?: Length | undefined;
  height?: Length | undefined;
  radius?: Length | undefined;
  className?: string | undefined;
};

/**
 * A grey box with the size of the future content. Hidden from screen readers, so the surrounding region must announce
 * the loading.
 */
export function Skeleton({ width, height, radius, className }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton', className)}
      style={{ display: 'block', width, height, borderRadius: radius }}
    />
  );
}

/** Placeholder rows of a list or table: a picture, two lines and a value. Five rows by default. */
export function SkeletonRows({ rows = 5 }: { rows?: number | undefined }): ReactElement {
  return (
    <div className="column gap-3" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div className="row gap-3" key={index}>
          <Skeleton width={44} height={44} radius={12} />
          <span className="grow column gap-2">
            <Skeleton height={12} width={`${48 + ((index * 7) % 24)}%`} />
            <Skeleton height={10} width={`${28 + ((index * 5) % 14)}%`} />
          </span>
          <Skeleton width={64} height={14} />
        </div>
      ))}
    </div>
  );
}

/**
 * Placeholder for a game tile: picture and two lines in a single element, because a page is served with many of them.
 */
export function SkeletonTile(): ReactElement {
  return <div className="tile tile--wait" aria-hidden="true" />;
}

/** Placeholder for a grid of tiles. */
export function SkeletonTiles({ tiles, className }: { tiles: number; className?: string | undefined }): ReactElement {
  return (
    <div className={classNames('tile-grid', className)}>
      {Array.from({ length: tiles }, (_, index) => (
        <SkeletonTile key={index} />
      ))}
    </div>
  );
}
