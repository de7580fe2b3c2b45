import type { Subject } from '../subject.ts';
import { crab } from './crab.ts';
import { jelly } from './jelly.ts';
import { koi } from './koi.ts';
import { manta } from './manta.ts';
import { marlin } from './marlin.ts';
import { octopus } from './octopus.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { shell } from './shell.ts';
import { turtle } from './turtle.ts';
import { whale } from './whale.ts';

export const sea = { koi, jelly, turtle, octopus, shark, whale, manta, seahorse, crab, shell, marlin } satisfies Record<
  string,
  Subject
>;
