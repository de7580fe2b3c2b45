import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** Tiles in a grid: each child is a list item with a tile. */
export function TileGrid({ className, ...rest }: ComponentPropsWithRef<'ul'>): ReactElement {
  return <ul {...rest} className={classNames('grid-t', className)} />;
}
