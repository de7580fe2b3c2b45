import { account } from './account.ts';
import { cashbox } from './cashbox.ts';
import { operatorConsole } from './console.ts';
import { game } from './game.ts';
import { jackpot } from './jackpot.ts';
import { lobby } from './lobby.ts';
import { wallet } from './wallet.ts';

/** Every call of the house, by its noun. */
export const table = { ...account, ...lobby, ...game, ...wallet, ...cashbox, ...jackpot, ...operatorConsole };
export type HouseTable = typeof table;
