import type { consoleBonuses, ExplainedSpins } from '@liftoff/contract/console/bonuses';
import { normalEmail } from '@liftoff/rules/account/email';
import { wire } from '@liftoff/rules/money/money';
import { playerByEmail, type PlayerRow } from '../account/player-row.ts';
import { refuse, type ByOperator, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import { bonusView } from './bonus-view.ts';
import { grantRow, type GrantRow } from './grant-rows.ts';
import { finishGrant, lockedGrant } from './move-grant.ts';
import { finishSpins, lockedSpins } from './move-spins.ts';
import { spinRow, spinRowById, spinRows, termsOf, type SpinRow } from './spin-rows.ts';

type Calls = 'consoleForfeitGrant' | 'consoleSpins' | 'consoleForfeitSpins';

/** What staff take from a player, and why. */
interface Forfeit {
  readonly email: string;
  readonly what: { readonly bonus: string } | { readonly freespins: string };
  readonly reason: string;
}

/** What was taken, as it is now. `isNew` is false if it had ended before, so that nothing was taken. */
interface Taken<T> {
  readonly view: T;
  readonly isNew: boolean;
}

type Ending = Pick<GrantRow | SpinRow, 'stage' | 'ends_as'>;
const hasNewEnd = (before: Ending, after: Ending): boolean =>
  before.stage !== after.stage || before.ends_as !== after.ends_as;

/** Handlers with which staff read a player's free spins, and take bonuses and free spins away. */
export function consoleBonusHandlers(platform: Platform): Pick<Handlers<typeof consoleBonuses>, Calls> {
  const { db, deps } = platform;
  /** Takes something away under the player's lock, and writes the reason into the audit trail, once. */
  const forfeit = <T>(
    { email, what, reason }: Forfeit,
    { operator, ip }: ByOperator,
    take: (tx: Tx, player: PlayerRow) => Promise<Taken<T> | null>,
  ): Promise<T | Refused> =>
    db.transaction(async tx => {
      const player = await playerByEmail(tx, normalEmail(email), 'FOR UPDATE');
      const taken = player === null ? null : await take(tx, player);
      if (player === null || taken === null) return refuse('not_found');
      const event = { actor: operator, action: 'bonus.forfeited', subject: `player:${player.id}`, ip } as const;
      if (taken.isNew) await audit(tx, deps, { ...event, after: { ...what, reason } });
      return taken.view;
    });
  return {
    consoleForfeitGrant: ({ params: { email, id }, body: { reason } }, by) =>
      forfeit({ email, what: { bonus: id }, reason }, by, async (tx, player) => {
        const found = await grantRow(tx, Number(player.id), id);
        if (found === null) return null;
        const before = await lockedGrant(tx, found.id);
        await finishGrant(tx, platform, before, 'canceled');
        const after = await grantRow(tx, Number(player.id), id);
        return after && { view: bonusView(after), isNew: hasNewEnd(before, after) };
      }),
    consoleSpins: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      if (player === null) return refuse('not_found');
      return await explained(db, await spinRows(db, Number(player.id)));
    },
    consoleForfeitSpins: ({ params: { email, id }, body: { reason } }, by) =>
      forfeit({ email, what: { freespins: id }, reason }, by, async (tx, player) => {
        const found = await spinRow(tx, Number(player.id), id);
        if (found === null) return null;
        const before = await lockedSpins(tx, found.id);
        await finishSpins(tx, platform, before, 'canceled');
        const after = await spinRowById(tx, found.id);
        const [view] = await explained(tx, [after]);
        return view === undefined ? null : { view, isNew: hasNewEnd(before, after) };
      }),
  };
}

/** Free spins of one player as staff see them, with what caused them. */
async function explained(sql: Sql, rows: readonly SpinRow[]): Promise<ExplainedSpins[]> {
  const causes = await sql.query<{ id: bigint } & Pick<ExplainedSpins, 'cause' | 'given_by' | 'reason'>>(
    `SELECT s.id, s.cause, w.given_by, w.reason FROM spin_sets s
       LEFT JOIN given_rewards w ON w.player_id = s.player_id AND s.cause = s.player_id || ':' || w.cause
     WHERE s.id = ANY ($1::bigint[])`,
    [rows.map(({ id }) => id)],
  );
  const causeOf = new Map(causes.map(({ id, ...cause }) => [id, cause]));
  return rows.map(row => ({
    id: String(row.id),
    title: termsOf(row).title,
    stage: row.stage,
    game: row.game,
    currency: row.currency,
    freespins_count: row.spins,
    freespins_left: row.spins_left,
    stake_cents: wire(row.stake),
    won_cents: wire(row.wins),
    kept_cents: wire(row.kept),
    ...(causeOf.get(row.id) ?? { cause: '', given_by: null, reason: null }),
  }));
}
