import type { Subject } from '../subject.ts';
import { cockatoo } from './cockatoo.ts';
import { eagle } from './eagle.ts';
import { heron } from './heron.ts';
import { hummingbird } from './hummingbird.ts';
import { macaw } from './macaw.ts';
import { owl } from './owl.ts';
import { peacock } from './peacock.ts';
import { phoenix } from './phoenix.ts';
import { raven } from './raven.ts';
import { swan } from './swan.ts';

export const birds = {
  phoenix,
  owl,
  raven,
  eagle,
  peacock,
  heron,
  swan,
  macaw,
  hummingbird,
  cockatoo,
} satisfies Record<string, Subject>;
