import type { CurrencyCode } from '@liftoff/contract/core/money';
import { exchange } from '@liftoff/rules/money/exchange';
import { vipCurrency } from '@liftoff/rules/vip/progress';
import { quarterOf, type Quarter } from '@liftoff/rules/vip/quarter';
import type { Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { microsPerMinor } from './quarter-sums.ts';

const kinds = ['payment_moved', 'deposit_charged_back', 'round_settled', 'round_rolled_back'] as const;
type Counted = (typeof kinds)[number];
const factsAtOnce = 500;

/**
 * Counts the deposits credited and the own money staked in each quarter [PX-02] [PX-81], in the player's currency at
 * the rate of the moment. A charge-back or a roll-back is taken out of the quarter in which it had counted [PX-13]
 * [PX-43].
 */
export const countSums: FactConsumer<Counted> = {
  name: 'vip',
  from: 'kept',
  kinds,
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const moves = facts.flatMap(fact => moveOf(fact) ?? []);
    const begins = await beginQuarters(tx, moves);
    await addMoves(
      tx,
      moves.filter(({ quarter, at }) => at >= (begins.get(quarter.id) ?? at)),
    );
  },
};

/** Amounts that a fact adds to a quarter; negative if it takes them out. */
interface Move {
  readonly player: number;
  readonly quarter: Quarter;
  readonly wallet: string;
  /** When the amount counted, which for a correction is before its fact. */
  readonly at: Date;
  readonly deposits: bigint;
  readonly bets: bigint;
}

function moveOf({ kind, at, data }: Fact<Counted>): Move | null {
  const { player, currency: wallet } = data;
  const move = (counted: Date | null, deposits: bigint, bets: bigint): Move | null =>
    counted && { player, quarter: quarterOf(counted), wallet, at: counted, deposits, bets };
  if (kind === 'payment_moved')
    return data.action === 'deposit' && data.state === 'succeeded' ? move(at, data.amount, 0n) : null;
  if (kind === 'deposit_charged_back') return move(data.credited_at, -data.amount, 0n);
  const own = ownStake(data);
  if (own === 0n) return null;
  return kind === 'round_settled' ? move(at, 0n, own) : move(data.settled_at, 0n, -own);
}

/**
 * When each quarter of the moves began to be counted: with the earliest amount added to it, because facts can be
 * recorded out of order.
 */
async function beginQuarters(tx: Tx, moves: readonly Move[]): Promise<ReadonlyMap<string, Date>> {
  const first = new Map<string, Move>();
  for (const move of moves) {
    const { quarter, at, deposits, bets } = move;
    if (deposits + bets > 0n && at < (first.get(quarter.id)?.at ?? quarter.endsAt)) first.set(quarter.id, move);
  }
  const fresh = [...first.values()].map(({ quarter, at }) => ({
    quarter: quarter.id,
    counts_from: at,
    ends_at: quarter.endsAt,
  }));
  if (fresh.length > 0)
    await tx.query(
      `INSERT INTO vip_quarters AS q (quarter, counts_from, ends_at)
       SELECT quarter, counts_from, ends_at
       FROM jsonb_to_recordset($1::jsonb) AS r (quarter text, counts_from timestamptz, ends_at timestamptz)
       ON CONFLICT (quarter) DO UPDATE SET counts_from = excluded.counts_from
         WHERE excluded.counts_from < q.counts_from`,
      [JSON.stringify(fresh)],
    );
  const rows = await tx.query<{ quarter: string; counts_from: Date }>(
    'SELECT quarter, counts_from FROM vip_quarters WHERE quarter = ANY ($1::text[])',
    [[...new Set(moves.map(({ quarter }) => quarter.id))]],
  );
  return new Map(rows.map(row => [row.quarter, row.counts_from]));
}

interface SumsRow {
  readonly player_id: number;
  readonly quarter: string;
  readonly wallet: string;
  readonly currency: CurrencyCode;
  deposits: bigint;
  deposits_micros: bigint;
  bets: bigint;
  bets_micros: bigint;
}

async function addMoves(tx: Tx, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const players = [...new Set(moves.map(({ player }) => player))];
  const currencies = await currenciesOf(tx, players);
  const stored = await tx.query<Omit<SumsRow, 'player_id'> & { player_id: bigint }>(
    'SELECT * FROM vip_sums WHERE player_id = ANY ($1::bigint[]) AND quarter = ANY ($2::text[])',
    [players, [...new Set(moves.map(({ quarter }) => quarter.id))]],
  );
  const rows = new Map<string, SumsRow>();
  // The first currency of a player's quarter stays, whatever currency the player switches to.
  const ofQuarter = new Map<string, CurrencyCode>();
  for (const row of stored) {
    rows.set(`${row.player_id} ${row.quarter} ${row.wallet}`, { ...row, player_id: Number(row.player_id) });
    ofQuarter.set(`${row.player_id} ${row.quarter}`, row.currency);
  }
  for (const { player, quarter, wallet, deposits, bets } of moves) {
    const own = currencies.get(player);
    if (own === undefined) continue;
    const currency = ofQuarter.get(`${player} ${quarter.id}`) ?? vipCurrency(own);
    ofQuarter.set(`${player} ${quarter.id}`, currency);
    const key = `${player} ${quarter.id} ${wallet}`;
    const row = rows.get(key) ?? {
      player_id: player,
      quarter: quarter.id,
      wallet,
      currency,
      deposits: 0n,
      deposits_micros: 0n,
      bets: 0n,
      bets_micros: 0n,
    };
    const to = { wallet, currency };
    const deposited = moved({ amount: row.deposits, micros: row.deposits_micros }, deposits, to);
    const staked = moved({ amount: row.bets, micros: row.bets_micros }, bets, to);
    rows.set(key, {
      ...row,
      deposits: deposited.amount,
      deposits_micros: deposited.micros,
      bets: staked.amount,
      bets_micros: staked.micros,
    });
  }
  await save(tx, [...rows.values()]);
}

interface Sum {
  readonly amount: bigint;
  readonly micros: bigint;
}

/**
 * Adds an amount at the current rate. Taking one out removes its share at the rates at which the sum was counted, so
 * that a changed rate never lowers it [PX-81].
 */
function moved({ amount, micros }: Sum, change: bigint, to: { wallet: string; currency: string }): Sum {
  if (change >= 0n)
    return {
      amount: amount + change,
      micros: micros + exchange(change * microsPerMinor, to.wallet, to.currency, exchangeRates, 'down'),
    };
  const left = amount + change > 0n ? amount + change : 0n;
  return { amount: left, micros: left === 0n ? 0n : (micros * left) / amount };
}

async function currenciesOf(tx: Tx, players: readonly number[]): Promise<ReadonlyMap<number, CurrencyCode>> {
  const rows = await tx.query<{ id: bigint; currency: CurrencyCode }>(
    'SELECT id, currency FROM players WHERE id = ANY ($1::bigint[])',
    [players],
  );
  return new Map(rows.map(({ id, currency }) => [Number(id), currency]));
}

async function save(tx: Tx, rows: readonly SumsRow[]): Promise<void> {
  await tx.query(
    `INSERT INTO vip_sums (player_id, quarter, wallet, currency, deposits, deposits_micros, bets, bets_micros)
     SELECT player_id, quarter, wallet, currency, deposits, deposits_micros, bets, bets_micros
     FROM jsonb_to_recordset($1::jsonb) AS r (player_id bigint, quarter text, wallet text, currency text,
       deposits numeric, deposits_micros numeric, bets numeric, bets_micros numeric)
     ORDER BY player_id, quarter, wallet
     ON CONFLICT (player_id, quarter, wallet) DO UPDATE SET
       deposits = excluded.deposits, deposits_micros = excluded.deposits_micros,
       bets = excluded.bets, bets_micros = excluded.bets_micros`,
    [JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))],
  );
}
