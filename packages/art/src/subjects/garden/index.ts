import type { Subject } from '../subject.ts';
import { cactus } from './cactus.ts';
import { clover } from './clover.ts';
import { lotus } from './lotus.ts';
import { maple } from './maple.ts';
import { mushrooms } from './mushrooms.ts';
import { orchid } from './orchid.ts';
import { pumpkin } from './pumpkin.ts';
import { rose } from './rose.ts';
import { sunflower } from './sunflower.ts';
import { tree } from './tree.ts';

export const garden = {
  lotus,
  clover,
  maple,
  rose,
  sunflower,
  cactus,
  tree,
  mushrooms,
  orchid,
  pumpkin,
} satisfies Record<string, Subject>;
