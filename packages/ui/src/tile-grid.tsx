import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A grid of tiles. Each child is a list item with one tile. */
export function TileGrid({ className, ...rest }: ComponentPropsWithRef<'ul'>): ReactElement {
  return <ul {...rest} className={classNames('tile-grid', className)} />;
}

/**
 * Placeholder for whole rows of tiles that are not rendered. `px` is their height including the gaps between them.
 */
export function TileGap({ px }: { px: number }): ReactElement {
  return <li className="tile-grid__gap" aria-hidden="true" style={{ blockSize: px }} />;
}
