import type { Subject } from '../subject.ts';
import { amphora } from './amphora.ts';
import { anchor } from './anchor.ts';
import { armillary } from './armillary.ts';
import { bell } from './bell.ts';
import { book } from './book.ts';
import { candle } from './candle.ts';
import { chalice } from './chalice.ts';
import { chest } from './chest.ts';
import { compass } from './compass.ts';
import { crown } from './crown.ts';
import { egg } from './egg.ts';
import { helmet } from './helmet.ts';
import { horseshoe } from './horseshoe.ts';
import { hourglass } from './hourglass.ts';
import { katana } from './katana.ts';
import { key } from './key.ts';
import { lantern } from './lantern.ts';
import { mirror } from './mirror.ts';
import { musicBox } from './music-box.ts';
import { oilLamp } from './oil-lamp.ts';
import { pocketWatch } from './pocket-watch.ts';
import { quill } from './quill.ts';
import { ring } from './ring.ts';
import { shield } from './shield.ts';
import { sword } from './sword.ts';
import { teapot } from './teapot.ts';
import { telescope } from './telescope.ts';

export const relics = {
  crown,
  book,
  compass,
  bell,
  katana,
  chalice,
  amphora,
  chest,
  lantern,
  hourglass,
  key,
  sword,
  shield,
  helmet,
  ring,
  pocketWatch,
  egg,
  oilLamp,
  mirror,
  anchor,
  telescope,
  armillary,
  quill,
  candle,
  teapot,
  horseshoe,
  musicBox,
} satisfies Record<string, Subject>;
