import type { Subject } from '../subject.ts';
import { coins } from './coins.ts';
import { crystals } from './crystals.ts';
import { diamond } from './diamond.ts';
import { ingots } from './ingots.ts';
import { minecart } from './minecart.ts';
import { pearls } from './pearls.ts';
import { pendant } from './pendant.ts';
import { royalCards } from './royal-cards.ts';
import { vaultDoor } from './vault-door.ts';

export const riches = {
  crystals,
  pearls,
  diamond,
  coins,
  ingots,
  vaultDoor,
  minecart,
  pendant,
  royalCards,
} satisfies Record<string, Subject>;
