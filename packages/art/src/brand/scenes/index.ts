import type { Canvas } from '../../core/canvas.ts';
import { adventure } from './adventure.ts';
import { gifts } from './gifts.ts';
import { jackpot } from './jackpot.ts';
import { launch } from './launch.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import { mart } from './mart.ts';
import { quest } from './quest.ts';
import { tide } from './tide.ts';
import { tournament } from './tournament.ts';
import { turbo } from './turbo.ts';
import { vip } from './vip.ts';
import { wheel } from './wheel.ts';

export const brandScenes = {
  launch,
  tournament,
  turbo,
  vip,
  mart,
  jackpot,
  wheel,
  adventure,
  gifts,
  lottery,
  quest,
  live,
  tide,
} satisfies Record<string, (c: Canvas) => void>;
