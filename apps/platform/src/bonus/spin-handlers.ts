import type { bonus, Freespins } from '@liftoff/contract/bonus';
import { haveSpinsEnded } from '@liftoff/rules/bonus/spin-set';
import { refuse, type Handlers, type Refused } from '../core/call.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import type { MayHaveBonus } from './offer-lists.ts';
import { beginSpins, cashInSet, finishSpins, lockedSpins } from './move-spins.ts';
import { spinRow, spinRows, spinsOf, termsOf, type SpinRow } from './spin-rows.ts';
import { canChoose, freespinsView, type ListedGame } from './spin-view.ts';

/**
 * The games of a set's terms, and whether the player can play each of them at that stake. The game module implements
 * this, and the wiring passes it in.
 */
export type GamesOfSpins = (
  sql: Sql,
  of: {
    readonly playerId: number;
    readonly currency: string;
    readonly stake: bigint;
    readonly games: readonly string[];
  },
) => Promise<readonly ListedGame[]>;

/** What the handlers need from other modules. */
export interface SpinPorts {
  readonly mayHave: MayHaveBonus;
  readonly gamesOf: GamesOfSpins;
}

type SpinCalls = Pick<Handlers<typeof bonus>, 'listFreespins' | 'activateFreespins' | 'cancelFreespins'>;

/** Handlers for a player's free spins. */
export function spinHandlers(platform: Platform, { mayHave, gamesOf }: SpinPorts): SpinCalls {
  const { db, deps } = platform;
  const gamesFor = (sql: Sql, row: SpinRow) =>
    gamesOf(sql, {
      playerId: Number(row.player_id),
      currency: row.currency,
      stake: row.stake,
      games: termsOf(row).games,
    });
  const view = async (sql: Sql, row: SpinRow) => freespinsView(row, await gamesFor(sql, row));
  const change = (
    write: {
      readonly player: number;
      readonly call: string;
      readonly key: string | undefined;
      readonly input: unknown;
    },
    id: string,
    act: (tx: Tx, row: SpinRow) => Promise<Refused | null>,
    before: (tx: Tx) => Promise<Refused | null>,
  ): Promise<Freespins | Refused> =>
    withIdempotency(db, deps, { ...write, owner: `player:${write.player}` }, async tx => {
      // A break takes this lock as well, so that it is complete before the change or ends the spins after it.
      await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [write.player]);
      const barred = await before(tx);
      if (barred !== null) return barred;
      const found = await spinRow(tx, write.player, id);
      if (found === null) return refuse('not_found');
      const refused = await act(tx, await lockedSpins(tx, found.id));
      if (refused !== null) return refused;
      const after = await spinRow(tx, write.player, id);
      return after === null ? refuse('not_found') : await view(tx, after);
    });
  return {
    listFreespins: async (_input, { player }) =>
      await Promise.all((await spinRows(db, player.id)).map(row => view(db, row))),
    activateFreespins: ({ params, body }, { player, country, idempotencyKey: key }) => {
      const input = { id: params.id, ...body };
      return change(
        { player: player.id, call: 'activateFreespins', key, input },
        params.id,
        async (tx, row) =>
          (await mayHave(tx, player.id))
            ? await activate(tx, platform, row, await gamesFor(tx, row), body.game)
            : refuse('forbidden'),
        tx => protectedFromGifts(tx, { playerId: player.id, country, now: deps.now() }),
      );
    },
    cancelFreespins: ({ params }, { player, idempotencyKey: key }) =>
      change(
        { player: player.id, call: 'cancelFreespins', key, input: params },
        params.id,
        async (tx, row) => {
          await finishSpins(tx, platform, row, 'canceled');
          return null;
        },
        async () => null,
      ),
  };
}

/**
 * Activates a set on the chosen game, or gives an active one another game. Without any game that can be played, pays
 * the cash value instead [PX-56]. Activating a set on its own game again changes nothing.
 */
async function activate(
  tx: Tx,
  platform: Platform,
  row: SpinRow,
  games: readonly ListedGame[],
  game: string | undefined,
): Promise<Refused | null> {
  const { state } = spinsOf(row);
  const dueBy = state.stage === 'issued' ? row.activate_by : row.valid_until;
  if (haveSpinsEnded(state) || (dueBy !== null && dueBy <= platform.deps.now())) return refuse('not_found');
  const open = games.filter(({ isOpen }) => isOpen).map(({ identifier }) => identifier);
  if (open.length === 0 && game === undefined) {
    await cashInSet(tx, platform, row);
    return null;
  }
  if (game === undefined) return refuse('invalid', { game: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] });
  if (!open.includes(game)) return refuse('game_unavailable');
  if (game === row.game) return null;
  if (!canChoose(row, games)) return refuse('game_unavailable');
  await beginSpins(tx, platform, row, game);
  return null;
}
