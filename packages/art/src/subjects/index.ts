// All subjects by name, and the family of each.
import { beasts } from './beasts/index.ts';
import { birds } from './birds/index.ts';
import { classic } from './classic/index.ts';
import { cosmos } from './cosmos/index.ts';
import { creatures } from './creatures/index.ts';
import { elements } from './elements/index.ts';
import { garden } from './garden/index.ts';
import { instant } from './instant/index.ts';
import { live } from './live/index.ts';
import { machines } from './machines/index.ts';
import { music } from './music/index.ts';
import { myth } from './myth/index.ts';
import { places } from './places/index.ts';
import { play } from './play/index.ts';
import { relics } from './relics/index.ts';
import { riches } from './riches/index.ts';
import { sea } from './sea/index.ts';
import type { Subject } from './subject.ts';

export const families: Readonly<Record<string, Readonly<Record<string, Subject>>>> = {
  beasts,
  birds,
  sea,
  creatures,
  myth,
  relics,
  riches,
  machines,
  places,
  music,
  cosmos,
  garden,
  classic,
  elements,
  play,
  instant,
  live,
};

export const subjects: Readonly<Record<string, Subject>> = Object.assign({}, ...Object.values(families));

/** Family of each subject. */
export const familyOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(families).flatMap(([family, set]) => Object.keys(set).map(name => [name, family])),
);
