import type { Subject } from '../subject.ts';
import { bridge } from './bridge.ts';
import { castle } from './castle.ts';
import { fjord } from './fjord.ts';
import { galleon } from './galleon.ts';
import { iceberg } from './iceberg.ts';
import { island } from './island.ts';
import { lighthouse } from './lighthouse.ts';
import { longship } from './longship.ts';
import { mesa } from './mesa.ts';
import { pyramid } from './pyramid.ts';
import { skyline } from './skyline.ts';
import { temple } from './temple.ts';
import { tower } from './tower.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';
import { windmill } from './windmill.ts';
import { yacht } from './yacht.ts';

export const places = {
  pyramid,
  fjord,
  mesa,
  lighthouse,
  volcano,
  castle,
  temple,
  windmill,
  waterfall,
  skyline,
  iceberg,
  island,
  bridge,
  galleon,
  longship,
  yacht,
  tower,
} satisfies Record<string, Subject>;
