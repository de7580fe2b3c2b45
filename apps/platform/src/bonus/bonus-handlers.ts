import type { bonus } from '@liftoff/contract/bonus';
import { hasGrantEnded } from '@liftoff/rules/bonus/grant';
import { refuse, type CallOf, type Handlers, type Refused } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { bonusView } from './bonus-view.ts';
import { cashbackHandlers } from './cashback.ts';
import { codeHandlers } from './code-handlers.ts';
import { grantHistory } from './grant-history.ts';
import { grantRow, grantRows, type GrantRow } from './grant-rows.ts';
import type { GiftGiver } from './issue-offer.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { listedOffers, type MayHaveBonus, type OfferListParts } from './offer-lists.ts';
import { beginGrant, finishGrant, lockedGrant } from './move-grant.ts';

/** The calls of free spins, which `spinHandlers` handles. */
type SpinCalls = 'listFreespins' | 'activateFreespins' | 'cancelFreespins';
type OwnCalls = 'listBonuses' | 'bonusHistory' | 'activateBonus' | 'cancelBonus';

/** Handlers for a player's bonuses. */
function ownBonuses(platform: Platform, mayHave: MayHaveBonus): Pick<Handlers<typeof bonus>, OwnCalls> {
  const { db, deps } = platform;
  /** Changes a bonus under the locks of its player and wallet, once per idempotency key. */
  const change = (
    name: string,
    id: string,
    { player, idempotencyKey }: CallOf<'player'>,
    act: (tx: Tx, row: GrantRow) => Promise<Refused | null>,
    before: (tx: Tx) => Promise<Refused | null>,
  ) =>
    withIdempotency(
      db,
      deps,
      { owner: `player:${player.id}`, call: name, key: idempotencyKey, input: { id } },
      async tx => {
        // A break takes this lock as well, so that it is complete before the change or ends the bonus after it.
        await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
        const barred = await before(tx);
        if (barred !== null) return barred;
        const found = await grantRow(tx, player.id, id);
        if (found === null) return refuse('not_found');
        const refused = await act(tx, await lockedGrant(tx, found.id));
        if (refused !== null) return refused;
        const after = await grantRow(tx, player.id, id);
        return after === null ? refuse('not_found') : bonusView(after);
      },
    );
  const activate = async (tx: Tx, row: GrantRow): Promise<Refused | null> => {
    if (!(await mayHave(tx, Number(row.player_id)))) return refuse('forbidden');
    if (row.stage !== 'issued') return hasGrantEnded(row) ? refuse('not_found') : null;
    if (row.activate_by <= deps.now()) return refuse('not_found');
    await beginGrant(tx, platform, row);
    return null;
  };
  return {
    listBonuses: async (_input, { player }) => (await grantRows(db, player.id)).map(bonusView),
    bonusHistory: async ({ params }, { player }) => {
      const row = await grantRow(db, player.id, params.id);
      return row === null ? refuse('not_found') : await grantHistory(db, row);
    },
    activateBonus: ({ params }, call) =>
      change('activateBonus', params.id, call, activate, tx =>
        protectedFromGifts(tx, { playerId: call.player.id, country: call.country, now: deps.now() }),
      ),
    cancelBonus: ({ params }, call) =>
      change(
        'cancelBonus',
        params.id,
        call,
        async (tx, row) => {
          await finishGrant(tx, platform, row, 'canceled');
          return null;
        },
        async () => null,
      ),
  };
}

/** What the handlers of bonuses need from other modules. The wiring passes it in. */
export interface BonusParts extends OfferListParts {
  readonly giver: GiftGiver;
}

/** Handlers for offers, codes and a player's bonuses. */
export function bonusHandlers(platform: Platform, parts: BonusParts): Omit<Handlers<typeof bonus>, SpinCalls> {
  return {
    ...ownBonuses(platform, parts.mayHave),
    ...codeHandlers(platform, parts.giver),
    ...cashbackHandlers(platform, parts.giver),
    listOffers: (_input, call) => listedOffers(platform, parts, call, ['deposit', 'registration', 'cashback']),
    depositBonuses: (_input, call) => listedOffers(platform, parts, call, ['deposit']),
    registrationBonuses: (_input, call) => listedOffers(platform, parts, call, ['registration']),
  };
}
