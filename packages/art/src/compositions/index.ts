import { arch } from './arch.ts';
import { burst } from './burst.ts';
import { card } from './card.ts';
import { closeup } from './closeup.ts';
import { codex } from './codex.ts';
import type { Composition } from './composition.ts';
import { diagonal } from './diagonal.ts';
import { emblem } from './emblem.ts';
import { grand } from './grand.ts';
import { hero } from './hero.ts';
import { horizon } from './horizon.ts';
import { medallion } from './medallion.ts';
import { mirror } from './mirror.ts';
import { noir } from './noir.ts';
import { orbit } from './orbit.ts';
import { porthole } from './porthole.ts';
import { postcard } from './postcard.ts';
import { reels } from './reels.ts';
import { split } from './split.ts';
import { stage } from './stage.ts';
import { stamp } from './stamp.ts';
import { table } from './table.ts';
import { tapestry } from './tapestry.ts';
import { trio } from './trio.ts';
import { triptych } from './triptych.ts';

export const compositions = {
  hero,
  grand,
  closeup,
  diagonal,
  medallion,
  arch,
  codex,
  horizon,
  triptych,
  emblem,
  card,
  porthole,
  mirror,
  trio,
  orbit,
  reels,
  stage,
  stamp,
  split,
  burst,
  postcard,
  noir,
  tapestry,
  table,
} satisfies Record<string, Composition>;
