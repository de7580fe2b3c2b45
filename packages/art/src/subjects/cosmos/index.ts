import type { Subject } from '../subject.ts';
import { comet } from './comet.ts';
import { constellation } from './constellation.ts';
import { eclipse } from './eclipse.ts';
import { galaxy } from './galaxy.ts';
import { moon } from './moon.ts';
import { ringedPlanet } from './ringed-planet.ts';
import { sun } from './sun.ts';
import { visor } from './visor.ts';

export const cosmos = { comet, ringedPlanet, moon, sun, eclipse, galaxy, visor, constellation } satisfies Record<
  string,
  Subject
>;
