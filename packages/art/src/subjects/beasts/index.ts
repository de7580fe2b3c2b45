import type { Subject } from '../subject.ts';
import { bear } from './bear.ts';
import { bison } from './bison.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { hare } from './hare.ts';
import { horse } from './horse.ts';
import { kangaroo } from './kangaroo.ts';
import { lion } from './lion.ts';
import { panther } from './panther.ts';
import { ram } from './ram.ts';
import { stag } from './stag.ts';
import { tiger } from './tiger.ts';
import { wolf } from './wolf.ts';

export const beasts = {
  wolf,
  fox,
  stag,
  bear,
  lion,
  tiger,
  panther,
  bison,
  ram,
  elephant,
  horse,
  hare,
  kangaroo,
} satisfies Record<string, Subject>;
