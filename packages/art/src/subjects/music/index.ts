import type { Subject } from '../subject.ts';
import { discoBall } from './disco-ball.ts';
import { drum } from './drum.ts';
import { guitar } from './guitar.ts';
import { harp } from './harp.ts';
import { maracas } from './maracas.ts';
import { piano } from './piano.ts';
import { saxophone } from './saxophone.ts';
import { violin } from './violin.ts';

export const music = { saxophone, guitar, violin, harp, piano, drum, maracas, discoBall } satisfies Record<
  string,
  Subject
>;
