import { Offer } from '@liftoff/contract/console/offers';
import * as z from 'zod';
import { putOffer, switchOffer } from '../bonus/offers.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Deps } from '../core/deps.ts';
import type { Tx } from '../database/database.ts';

/** Writes the offers of `config/offers.json` into an empty platform and starts them. Returns how many there are. */
export async function seedOffers(tx: Tx, deps: Deps): Promise<number> {
  const offers = readConfigFile('offers.json', z.array(Offer));
  for (const offer of offers) {
    await putOffer(tx, offer, deps.now());
    await switchOffer(tx, offer.id, 'live', deps.now());
  }
  return offers.length;
}
