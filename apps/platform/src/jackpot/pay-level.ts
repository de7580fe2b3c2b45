import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { houseAccount, playerAccount, postAll, type Transfer } from '../ledger/ledger.ts';
import type { RoundAwards, SettledRound } from '../facts/round-listener.ts';
import { emitAll } from '../realtime/outbox.ts';
import { fromEuroCents } from './euro.ts';
import type { JackpotConfig, LevelConfig } from './jackpot-config.ts';
import { jackpotChange, poolAccount, poolOf, readLevels, type LevelRow } from './levels.ts';

/** Pays a won pool to the winner as cash, and starts the next pool with the operator's seed money. */
export async function payLevel(
  tx: Tx,
  deps: Deps,
  jackpot: JackpotConfig,
  level: LevelConfig,
  round: SettledRound,
): Promise<RoundAwards> {
  const [row] = await tx.query<LevelRow>(
    `SELECT id, jackpot, identifier, seeded, contributed_micros, paid FROM jackpot_levels
     WHERE jackpot = $1 AND identifier = $2 FOR UPDATE`,
    [jackpot.identifier, level.identifier],
  );
  if (row === undefined) throw new Error(`Jackpot level ${level.identifier} was never seeded`);
  const pool = poolOf(row);
  const { currency } = round;
  if (!isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
  const amount = fromEuroCents(pool, currency);
  const seed = BigInt(level.seed_cents);
  const account = playerAccount(round.playerId, 'cash', currency);
  const name = `jackpot:${jackpot.identifier}:${level.identifier}:${round.playerId}:${round.roundId}`;
  const posted = await postAll(tx, deps, [
    winTransfer(`${name}:win`, poolAccount(jackpot.identifier, level.identifier), account, pool, amount),
    seedTransfer(`${name}:seed`, jackpot.identifier, level.identifier, seed),
  ]);
  if (posted.outcome !== 'posted') throw new Error(`Jackpot ${name} could not be paid: ${posted.outcome}`);
  const [wallet] = posted.wallets;
  if (wallet === undefined) throw new Error('The ledger left out the winner');
  await tx.query('UPDATE jackpot_levels SET paid = paid + $2, seeded = seeded + $3 WHERE id = $1', [
    row.id,
    pool,
    seed,
  ]);
  await recordWin(tx, deps, jackpot, level, round, { amount, pool });
  const win = {
    jackpot: jackpot.identifier,
    level: level.identifier,
    level_name: level.name,
    amount_cents: wire(amount),
  };
  return { awards: [{ kind: 'jackpot', amount, purse: 'cash', details: win }], wallet };
}

function winTransfer(
  reference: string,
  pool: ReturnType<typeof poolAccount>,
  player: ReturnType<typeof playerAccount>,
  cents: bigint,
  amount: bigint,
): Transfer {
  const ends = [
    { account: pool, amount: -cents },
    { account: player, amount },
  ];
  if (player.currency === 'EUR') return { kind: 'jackpot_win', reference, legs: ends };
  const exchange = [
    { account: houseAccount('fx', 'EUR'), amount: cents },
    { account: houseAccount('fx', player.currency), amount: -amount },
  ];
  return { kind: 'jackpot_win', reference, legs: [...ends, ...exchange] };
}

/** The transfer by which the operator funds a pool, at the beginning and after each win. */
export const seedTransfer = (reference: string, jackpot: string, level: string, cents: bigint): Transfer => ({
  kind: 'adjustment',
  reference,
  legs: [
    { account: houseAccount('adjustments', 'EUR'), amount: -cents },
    { account: poolAccount(jackpot, level), amount: cents },
  ],
});

async function recordWin(
  tx: Tx,
  deps: Deps,
  jackpot: JackpotConfig,
  level: LevelConfig,
  round: SettledRound,
  won: { amount: bigint; pool: bigint },
): Promise<void> {
  await tx.query(
    `INSERT INTO jackpot_wins (id, player_id, nickname, jackpot, level, level_name, game, round_id, amount, currency,
       original_amount, original_currency, won_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      deps.id(),
      round.playerId,
      round.nickname,
      jackpot.identifier,
      level.identifier,
      level.name,
      round.game,
      round.roundId,
      won.amount,
      round.currency,
      won.pool,
      jackpot.currency,
      round.at,
    ],
  );
  const award = {
    identifier: jackpot.identifier,
    level: level.identifier,
    level_name: level.name,
    amount_cents: wire(won.amount),
    currency: round.currency,
  };
  await emitAll(tx, [
    { channel: privateChannel('jackpot_win_award', round.playerId), data: award },
    { channel: 'jackpots_changes', data: jackpotChange(jackpot, await readLevels(tx)) },
    { channel: 'wins', data: publicWin(jackpot, level, round, won) },
  ]);
}

/** The public event of a win, with the winner's shortened name [PRT-001]. */
const publicWin = (
  jackpot: JackpotConfig,
  level: LevelConfig,
  { nickname, game, currency, at }: SettledRound,
  won: { amount: bigint; pool: bigint },
): RealtimeEvents['wins'] => ({
  nickname,
  game,
  currency,
  win_cents: wire(won.amount),
  at: at.toISOString(),
  jackpot: {
    identifier: jackpot.identifier,
    level: level.identifier,
    level_name: level.name,
    original_amount_cents: wire(won.pool),
    original_currency: jackpot.currency,
  },
});
