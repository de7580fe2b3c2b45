import type { Scene } from '../scene.ts';
import { aurora } from './aurora.ts';
import { bokeh } from './bokeh.ts';
import { dawn } from './dawn.ts';
import { embers } from './embers.ts';
import { lanterns } from './lanterns.ts';
import { moonrise } from './moonrise.ts';
import { nebula } from './nebula.ts';
import { orbit } from './orbit.ts';
import { plain } from './plain.ts';
import { rays } from './rays.ts';
import { rings } from './rings.ts';
import { snow } from './snow.ts';
import { stars } from './stars.ts';
import { storm } from './storm.ts';

export const sky = {
  plain,
  stars,
  nebula,
  orbit,
  rays,
  rings,
  bokeh,
  dawn,
  moonrise,
  storm,
  embers,
  aurora,
  snow,
  lanterns,
} satisfies Record<string, Scene>;
