import type { Subject } from '../subject.ts';
import { airship } from './airship.ts';
import { balloon } from './balloon.ts';
import { car } from './car.ts';
import { clockwork } from './clockwork.ts';
import { divingHelmet } from './diving-helmet.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { gramophone } from './gramophone.ts';
import { jukebox } from './jukebox.ts';
import { motorbike } from './motorbike.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { satellite } from './satellite.ts';
import { slotMachine } from './slot-machine.ts';
import { submarine } from './submarine.ts';
import { train } from './train.ts';
import { ufo } from './ufo.ts';

export const machines = {
  rocket,
  train,
  airship,
  car,
  motorbike,
  gramophone,
  robot,
  submarine,
  divingHelmet,
  balloon,
  clockwork,
  slotMachine,
  ufo,
  satellite,
  ferrisWheel,
  jukebox,
} satisfies Record<string, Subject>;
