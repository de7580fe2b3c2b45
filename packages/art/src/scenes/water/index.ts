import type { Scene } from '../scene.ts';
import { abyss } from './abyss.ts';
import { lagoon } from './lagoon.ts';
import { reef } from './reef.ts';
import { ripples } from './ripples.ts';
import { waves } from './waves.ts';
import { wreck } from './wreck.ts';

export const water = { waves, lagoon, ripples, reef, abyss, wreck } satisfies Record<string, Scene>;
