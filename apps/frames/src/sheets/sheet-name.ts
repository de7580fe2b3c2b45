import type { GameSheet } from '@liftoff/contract/frame-messages';

export type SheetName = GameSheet;
