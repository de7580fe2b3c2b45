import type { Scene } from '../scene.ts';
import { bamboo } from './bamboo.ts';
import { cavern } from './cavern.ts';
import { dunes } from './dunes.ts';
import { foliage } from './foliage.ts';
import { garden } from './garden.ts';
import { meadow } from './meadow.ts';
import { mesa } from './mesa.ts';
import { pines } from './pines.ts';
import { ridge } from './ridge.ts';
import { savanna } from './savanna.ts';

export const land = { ridge, pines, meadow, dunes, mesa, savanna, foliage, bamboo, garden, cavern } satisfies Record<
  string,
  Scene
>;
