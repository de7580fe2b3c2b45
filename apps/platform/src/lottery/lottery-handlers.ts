import type { consoleLotteries, LotteryTerms } from '@liftoff/contract/console/lotteries';
import type { lottery, Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { refuse, type ByOperator, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { buyTickets, type SpendPoints } from './buy-tickets.ts';
import { createLottery, editLottery, moveLottery, termsFault } from './change-lottery.ts';
import type { MayHaveTickets } from './earn-tickets.ts';
import { allLotteries, findLottery, listedTickets, lotteryViews } from './lottery-rows.ts';

/** Handlers of the calls for players and guests. */
export function lotteryHandlers(
  { db, deps }: Platform,
  parts: { mayHave: MayHaveTickets; spend: SpendPoints },
): Handlers<typeof lottery> {
  return {
    listLotteries: async () => await lotteryViews(db, await allLotteries(db), deps.now()),
    getLottery: ({ params }) => viewOf(db, params.slug, deps.now()),
    lotteryTickets: async ({ params }) => {
      const found = await findLottery(db, params.slug);
      return found?.state === 'closed' || found?.state === 'drawn'
        ? await listedTickets(db, found)
        : refuse('not_found');
    },
    lotteryStatuses: (_input, { player }) => statusesOf(db, player.id),
    lotteryStatus: async ({ params }, { player }) => {
      const found = await findLottery(db, params.id);
      return found === null ? refuse('not_found') : await statusIn(db, player.id, found.id);
    },
    buyTickets: async ({ params, body }, { player, country, idempotencyKey }) => {
      const input = { id: params.id, body };
      const write = { owner: `player:${player.id}`, call: 'buyTickets', key: idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const purchase = { playerId: player.id, lotteryId: params.id, count: body.count, country };
        const refused = await buyTickets(tx, { deps, ...parts }, purchase);
        return refused ?? (await statusIn(tx, player.id, params.id));
      });
    },
  };
}

/** The lotteries for the hub of promotions. A lottery runs until its draw. */
export const lotteryPromotions =
  ({ db }: Platform) =>
  async () =>
    (await allLotteries(db))
      .filter(({ state }) => state !== 'canceled')
      .map(({ id, slug, title, start_at: startAt, draw_at: endAt }) => ({
        id,
        frontend_identifier: slug,
        slug,
        title,
        type: 'lottery' as const,
        startAt,
        endAt,
      }));

/** Handlers of the operator's calls. */
export function consoleLotteryHandlers({ db, deps }: Platform): Handlers<typeof consoleLotteries> {
  const changed = (id: string, act: (tx: Tx) => Promise<Refused | null>) =>
    db.transaction(async tx => (await act(tx)) ?? (await viewOf(tx, id, deps.now())));
  const create = async (tx: Tx, slug: string, terms: LotteryTerms, by: ByOperator) => {
    const fault = termsFault(terms);
    if (fault !== null) return fault;
    const id = await createLottery(tx, deps, slug, terms, by);
    return id === null
      ? refuse('invalid', { slug: ['VALIDATION.COMMON.NOT_ALLOWED'] })
      : await viewOf(tx, id, deps.now());
  };
  return {
    consoleLotteries: async () => await lotteryViews(db, await allLotteries(db), deps.now()),
    consoleCreateLottery: async ({ body }, { operator, ip, idempotencyKey }) => {
      const write = { owner: operator, call: 'consoleCreateLottery', key: idempotencyKey, input: body };
      const { slug, ...terms } = body;
      return await withIdempotency(db, deps, write, tx => create(tx, slug, terms, { operator, ip }));
    },
    consoleDuplicateLottery: async ({ params, body }, { operator, ip, idempotencyKey }) => {
      const input = { ...params, ...body };
      const write = { owner: operator, call: 'consoleDuplicateLottery', key: idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const original = await findLottery(tx, params.id);
        if (original === null) return refuse('not_found');
        const { slug, ...dates } = body;
        const { price_points, max_per_player, earning, prizes } = original.terms;
        const terms = { title: original.title, price_points, max_per_player, earning, prizes, ...dates };
        return await create(tx, slug, terms, { operator, ip });
      });
    },
    consoleEditLottery: async ({ params, body }, { operator, ip }) =>
      termsFault(body) ?? (await changed(params.id, tx => editLottery(tx, deps, params.id, body, { operator, ip }))),
    consoleMoveLottery: ({ params, body: { action, reason } }, { operator, ip }) =>
      changed(params.id, tx => moveLottery(tx, deps, params.id, action, reason, { operator, ip })),
  };
}

async function viewOf(sql: Sql, name: string, now: Date): Promise<Lottery | Refused> {
  const row = await findLottery(sql, name);
  const [view] = row === null ? [] : await lotteryViews(sql, [row], now);
  return view ?? refuse('not_found');
}

/** The player's tickets in every lottery where they hold some. */
async function statusesOf(sql: Sql, playerId: number): Promise<LotteryStatus[]> {
  const rows = await sql.query<{ lottery_id: string; number: number; holder: string }>(
    `SELECT lottery_id, number, holder FROM lottery_tickets
     WHERE player_id = $1 AND taken_back_at IS NULL ORDER BY lottery_id, number`,
    [playerId],
  );
  return [...Map.groupBy(rows, ({ lottery_id }) => lottery_id)].map(([lottery_id, own]) => ({
    lottery_id,
    tickets: own.length,
    numbers: own.map(({ number }) => number),
    holder: own[0]?.holder ?? null,
  }));
}

async function statusIn(sql: Sql, playerId: number, lotteryId: string): Promise<LotteryStatus> {
  const statuses = await statusesOf(sql, playerId);
  const none = { lottery_id: lotteryId, tickets: 0, numbers: [], holder: null };
  return statuses.find(({ lottery_id }) => lottery_id === lotteryId) ?? none;
}
