import type { Subject } from '../subject.ts';
import { ace } from './ace.ts';
import { backgammon } from './backgammon.ts';
import { cards } from './cards.ts';
import { chess } from './chess.ts';
import { chips } from './chips.ts';
import { dice } from './dice.ts';
import { dominoes } from './dominoes.ts';
import { fan } from './fan.ts';
import { jesterHat } from './jester-hat.ts';
import { keno } from './keno.ts';
import { roulette } from './roulette.ts';
import { wheel } from './wheel.ts';

export const play = {
  cards,
  fan,
  ace,
  dice,
  chips,
  jesterHat,
  dominoes,
  keno,
  backgammon,
  wheel,
  roulette,
  chess,
} satisfies Record<string, Subject>;
