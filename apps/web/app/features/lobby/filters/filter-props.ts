import type { RefObject } from 'react';
import type { GameList } from '../list/game-list.ts';
import type { Narrowing } from './narrowing.ts';

export interface FilterButtonProps {
  list: Pick<GameList, 'filter' | 'narrow'>;
  hrefOf: (narrow: Narrowing) => string;
  /** Of one studio: there is none to choose. */
  ofStudio?: boolean;
}

export interface FilterPanelProps extends FilterButtonProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}
