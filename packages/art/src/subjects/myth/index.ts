import type { Subject } from '../subject.ts';
import { crystalBall } from './crystal-ball.ts';
import { dragonEye } from './dragon-eye.ts';
import { dragon } from './dragon.ts';
import { feather } from './feather.ts';
import { labyrinth } from './labyrinth.ts';
import { mask } from './mask.ts';
import { orbs } from './orbs.ts';
import { potion } from './potion.ts';
import { runestone } from './runestone.ts';
import { tarot } from './tarot.ts';
import { thirdStar } from './third-star.ts';
import { wings } from './wings.ts';

export const myth = {
  dragonEye,
  dragon,
  mask,
  orbs,
  crystalBall,
  potion,
  runestone,
  wings,
  labyrinth,
  feather,
  tarot,
  thirdStar,
} satisfies Record<string, Subject>;
