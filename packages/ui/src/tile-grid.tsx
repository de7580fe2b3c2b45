import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** Tiles in a grid: each child is a list item with a tile. */
export function TileGrid({ className, ...rest }: ComponentPropsWithRef<'ul'>): ReactElement {
  return <ul {...rest} className={classNames('grid-t', className)} />;
}

/** Stands in a grid for whole rows of tiles that are not there: as high as they are with the gaps between them. */
export function TileGap({ px }: { px: number }): ReactElement {
  return <li className="grid-t__gap" aria-hidden="true" style={{ blockSize: px }} />;
}
