import type { Subject } from '../subject.ts';
import { bolt } from './bolt.ts';
import { cloudburst } from './cloudburst.ts';
import { flame } from './flame.ts';
import { geode } from './geode.ts';
import { greatWave } from './great-wave.ts';
import { meteor } from './meteor.ts';
import { snowflake } from './snowflake.ts';
import { tornado } from './tornado.ts';

export const elements = { bolt, tornado, snowflake, greatWave, flame, cloudburst, meteor, geode } satisfies Record<
  string,
  Subject
>;
