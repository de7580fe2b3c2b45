import type { Subject } from '../subject.ts';
import { bars } from './bars.ts';
import { cherries } from './cherries.ts';
import { chilli } from './chilli.ts';
import { citrus } from './citrus.ts';
import { cocktail } from './cocktail.ts';
import { grapes } from './grapes.ts';
import { pineapple } from './pineapple.ts';
import { plum } from './plum.ts';
import { pomegranate } from './pomegranate.ts';
import { seven } from './seven.ts';
import { strawberry } from './strawberry.ts';
import { watermelon } from './watermelon.ts';

export const classic = {
  seven,
  cherries,
  citrus,
  grapes,
  watermelon,
  pineapple,
  strawberry,
  chilli,
  pomegranate,
  plum,
  bars,
  cocktail,
} satisfies Record<string, Subject>;
