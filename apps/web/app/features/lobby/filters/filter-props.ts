import type { RefObject } from 'react';
import type { GameList } from '../list/game-list.ts';
import type { Narrowing } from './narrowing.ts';

export interface FilterButtonProps {
  list: Pick<GameList, 'filter' | 'narrow'>;
  hrefOf: (narrow: Narrowing) => string;
  /** Whether the list shows only one studio, so that there is no studio filter. */
  ofStudio?: boolean;
}

export interface FilterPanelProps extends FilterButtonProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}
