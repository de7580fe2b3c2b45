import type { Subject } from '../subject.ts';
import { chameleon } from './chameleon.ts';
import { dragonfly } from './dragonfly.ts';
import { frog } from './frog.ts';
import { gecko } from './gecko.ts';
import { hive } from './hive.ts';
import { moth } from './moth.ts';
import { scarab } from './scarab.ts';
import { serpent } from './serpent.ts';
import { spider } from './spider.ts';

export const creatures = { moth, hive, scarab, dragonfly, serpent, chameleon, frog, gecko, spider } satisfies Record<
  string,
  Subject
>;
