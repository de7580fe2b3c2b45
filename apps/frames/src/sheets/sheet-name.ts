import type { GameSheet } from '@liftoff/contract/game/frame-messages';

export type SheetName = GameSheet;
