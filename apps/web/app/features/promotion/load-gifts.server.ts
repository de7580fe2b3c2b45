import type { Bonus, Freespins } from '@liftoff/contract/bonus';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import type { GiftsData, WaitingGift } from './promotion-data.ts';

/**
 * The player's gifts that can be activated, and the offers for the next deposit. Guests have none. A list that fails to
 * load is empty.
 */
export async function loadGifts(page: PageContext): Promise<GiftsData> {
  if (!page.signedIn) return { waiting: [], offers: [] };
  const client = clientOf(page);
  const none = () => [];
  const [bonuses, spins, offers] = await Promise.all([
    client.listBonuses({}).catch(none),
    client.listFreespins({}).catch(none),
    client.depositBonuses({}).catch(none),
  ]);
  const waits = ({ stage }: { stage: string }) => stage === 'issued';
  return { waiting: [...bonuses.filter(waits).map(ofBonus), ...spins.filter(waits).map(ofSpins)], offers };
}

const ofBonus = ({
  id,
  title,
  amount_cents,
  currency,
  wager,
  days_to_wager,
  activatable_until,
}: Bonus): WaitingGift => ({
  id,
  title,
  reward: { type: 'bonus', offer: id, amount_cents, currency },
  wager,
  days: days_to_wager,
  until: activatable_until,
});

const ofSpins = ({ id, title, freespins_count, wager, use_days, activatable_until }: Freespins): WaitingGift => ({
  id,
  title,
  reward: { type: 'freespins', offer: id, freespins_count },
  wager,
  days: use_days,
  until: activatable_until,
});
