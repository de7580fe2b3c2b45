import type { Subject } from '../subject.ts';
import { coinFlip } from './coin-flip.ts';
import { darts } from './darts.ts';
import { football } from './football.ts';
import { gauge } from './gauge.ts';
import { hilo } from './hilo.ts';
import { jet } from './jet.ts';
import { ladder } from './ladder.ts';
import { mines } from './mines.ts';
import { paperPlane } from './paper-plane.ts';
import { plinko } from './plinko.ts';
import { propeller } from './propeller.ts';
import { scratch } from './scratch.ts';
import { target } from './target.ts';

export const instant = {
  plinko,
  jet,
  propeller,
  paperPlane,
  mines,
  coinFlip,
  ladder,
  football,
  darts,
  gauge,
  scratch,
  hilo,
  target,
} satisfies Record<string, Subject>;
