import { minor } from '@liftoff/rules/money/money';
import { earnedTickets } from '@liftoff/rules/lottery/earned';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import { heldTickets, issueTickets, takeBackEarned } from './issue-tickets.ts';
import { lockedLottery, type LotteryRow } from './lottery-rows.ts';

/** Name and facts of the consumer. A lottery's list waits until the consumer has read those until the end of sales. */
export const earningFacts = {
  name: 'lotteries',
  kinds: ['payment_moved', 'deposit_charged_back', 'round_settled', 'round_rolled_back'],
} as const;
type Earned = (typeof earningFacts)['kinds'][number];

/** Whether a player may be given tickets now [PX-07]. */
export type MayHaveTickets = (tx: Tx, playerId: number) => Promise<boolean>;

const factsAtOnce = 500;

/**
 * Issues the tickets that deposits and own stakes earn [PX-02]. Until the lottery is drawn, a charge-back or a
 * roll-back takes their tickets back [PX-13] [PX-43].
 */
export const earnTickets = (deps: Deps, mayHave: MayHaveTickets): FactConsumer<Earned> => ({
  ...earningFacts,
  from: 'now',
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const open = await tx.query<{ id: string }>(
      `SELECT id FROM lotteries WHERE state IN ('open', 'closed') AND terms ->> 'earning' IS NOT NULL ORDER BY id`,
    );
    for (const { id } of open) {
      const lottery = await lockedLottery(tx, id);
      if (lottery !== null) await earnIn(tx, { deps, mayHave, lottery }, facts);
    }
  },
});

interface Change {
  readonly playerId: number;
  readonly currency: string;
  amount: bigint;
}

/** What the facts change in a lottery, by player and currency. */
function changesOf({ terms, start_at, end_at, created_at }: LotteryRow, facts: readonly Fact<Earned>[]): Change[] {
  const changes = new Map<string, Change>();
  const add = (at: Date | null, playerId: number, currency: string, amount: bigint) => {
    // A round from before the lottery existed never counted, so its roll-back must not be subtracted.
    if (at === null || amount === 0n || at < start_at || at < created_at || at >= end_at) return;
    const key = `${playerId} ${currency}`;
    const change = changes.get(key) ?? { playerId, currency, amount: 0n };
    change.amount += amount;
    changes.set(key, change);
  };
  for (const { kind, at, data } of facts) {
    const isDeposit = terms.earning?.by === 'deposit';
    if (kind === 'payment_moved') {
      if (isDeposit && data.action === 'deposit' && data.state === 'succeeded')
        add(at, data.player, data.currency, data.amount);
    } else if (kind === 'deposit_charged_back') {
      if (isDeposit) add(data.credited_at, data.player, data.currency, -data.amount);
    } else if (!isDeposit)
      if (kind === 'round_settled') add(at, data.player, data.currency, ownStake(data));
      else add(data.settled_at, data.player, data.currency, -ownStake(data));
  }
  return [...changes.values()];
}

interface Earning {
  readonly deps: Deps;
  readonly mayHave: MayHaveTickets;
  readonly lottery: LotteryRow;
}

async function earnIn(tx: Tx, earning: Earning, facts: readonly Fact<Earned>[]): Promise<void> {
  const changes = changesOf(earning.lottery, facts);
  for (const { playerId, currency, amount } of changes)
    await tx.query(
      `INSERT INTO lottery_earnings AS e (lottery_id, player_id, currency, amount) VALUES ($1, $2, $3, greatest(0, $4::numeric))
       ON CONFLICT (lottery_id, player_id, currency) DO UPDATE SET amount = greatest(0, e.amount + $4::numeric)`,
      [earning.lottery.id, playerId, currency, amount],
    );
  for (const playerId of new Set(changes.map(change => change.playerId))) await adjust(tx, earning, playerId);
}

/**
 * Issues or takes back tickets until the player holds as many as their amounts earn. Issues them until the list is
 * published, because the last facts are counted after the end of sales.
 */
async function adjust(tx: Tx, { deps, mayHave, lottery }: Earning, playerId: number): Promise<void> {
  const { id, terms } = lottery;
  const amounts = await tx.query<{ currency: string; amount: bigint }>(
    'SELECT currency, amount FROM lottery_earnings WHERE lottery_id = $1 AND player_id = $2',
    [id, playerId],
  );
  const due = earnedTickets(
    amounts.map(({ currency, amount }) => {
      const per = terms.earning?.per.find(entry => entry.currency === currency);
      return { amount, perTicket: per === undefined ? null : minor(per.amount_cents) };
    }),
    terms.max_per_player,
  );
  const now = deps.now();
  const { held, earned } = await heldTickets(tx, id, playerId);
  if (due < earned) await takeBackEarned(tx, id, playerId, earned - due, now);
  const count = Math.min(due - earned, terms.max_per_player - held);
  if (count <= 0 || lottery.state !== 'open' || !(await mayHave(tx, playerId))) return;
  await issueTickets(tx, lottery, { playerId, count, source: 'earned', now, newHolder: deps.id() });
}
