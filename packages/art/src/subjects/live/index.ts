import type { Subject } from '../subject.ts';
import { baccaratAbove } from './baccarat-above.ts';
import { baccaratTable } from './baccarat-table.ts';
import { ballDraw } from './ball-draw.ts';
import { blackjackAbove } from './blackjack-above.ts';
import { blackjackTable } from './blackjack-table.ts';
import { crapsTable } from './craps-table.ts';
import { doors } from './doors.ts';
import { duelTable } from './duel-table.ts';
import { moneyWheel } from './money-wheel.ts';
import { pokerTable } from './poker-table.ts';
import { rouletteAbove } from './roulette-above.ts';
import { rouletteBoard } from './roulette-board.ts';
import { rouletteTable } from './roulette-table.ts';
import { sicboTable } from './sicbo-table.ts';

export const live = {
  rouletteTable,
  blackjackTable,
  baccaratTable,
  pokerTable,
  crapsTable,
  sicboTable,
  duelTable,
  moneyWheel,
  ballDraw,
  doors,
  rouletteAbove,
  rouletteBoard,
  blackjackAbove,
  baccaratAbove,
} satisfies Record<string, Subject>;
