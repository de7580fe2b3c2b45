import type { Scene } from '../scene.ts';
import { arch } from './arch.ts';
import { city } from './city.ts';
import { clockwork } from './clockwork.ts';
import { curtain } from './curtain.ts';
import { felt } from './felt.ts';
import { library } from './library.ts';
import { observatory } from './observatory.ts';
import { room } from './room.ts';
import { ruin } from './ruin.ts';
import { stadium } from './stadium.ts';
import { temple } from './temple.ts';
import { vault } from './vault.ts';

export const built = {
  city,
  temple,
  arch,
  ruin,
  curtain,
  library,
  vault,
  clockwork,
  observatory,
  stadium,
  felt,
  room,
} satisfies Record<string, Scene>;
