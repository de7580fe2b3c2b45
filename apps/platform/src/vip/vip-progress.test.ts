import type { VipProgress } from '@liftoff/contract/vip-entities';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FactData } from '../facts/fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { playerIdOf, settleRound } from '../testing/tournaments.ts';
import { payByCard } from '../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const platform = usePlatform({ seed: 'small' });
let player: TestCaller;
let playerId = 0;
beforeAll(async () => {
  playerId = await playerIdOf(platform, email);
  await takeFacts(platform);
});
/** Every test begins without sums. */
beforeEach(async () => {
  player = await signInDemo(platform, email);
  await platform.db.query('DELETE FROM vip_sums');
});

const ask = (caller = player) => caller.send<VipProgress>('GET', '/jam/vip_status_progress');
const sums = async () => {
  const { depositAmountCents, betSumCents } = (await ask()).body;
  return { deposits: depositAmountCents, bets: betSumCents };
};

type Moved = FactData<'payment_moved'>;
const deposit = async (amount: bigint, more: Partial<Moved> = {}) => {
  const payment = randomUUID();
  const data: Moved = {
    player: playerId,
    payment,
    action: 'deposit',
    state: 'succeeded',
    currency: 'EUR',
    amount,
    method: 'card',
    offer: null,
    ...more,
  };
  const at = platform.clock.now();
  await platform.db.transaction(tx => recordFact(tx, { kind: 'payment_moved', at, data }));
  return { payment, at };
};
const chargeBack = async (payment: string, amount: bigint, credited: Date | null) => {
  const data = { player: playerId, payment, currency: 'EUR', amount, method: 'card', offer: null };
  const at = platform.clock.now();
  await platform.db.transaction(tx =>
    recordFact(tx, { kind: 'deposit_charged_back', at, data: { ...data, credited_at: credited } }),
  );
};
const takeBack = async (stake: bigint, settledAt: Date | null) => {
  const round = { player: playerId, round: randomUUID(), game: 'deep-sea-salvage', engine: 'slot' as const };
  const data = { ...round, currency: 'EUR', stake, win: 0n, jackpot_win: 0n };
  const at = platform.clock.now();
  await platform.db.transaction(tx =>
    recordFact(tx, { kind: 'round_rolled_back', at, data: { ...data, opened_at: settledAt, settled_at: settledAt } }),
  );
};

describe('the progress of a player in the quarter', () => {
  it('a deposit and a bet count as the ledger has booked them [PCALL-028] [PENTITY-011] [PX-02]', async () => {
    await giveMoney(platform, email, 'EUR', 0);
    const from = platform.clock.now();
    await payByCard(platform, player, 2_000);
    const frame = await openFrameOf(platform, player, 'undertow-ways', 'real');
    const stake = { engine: 'slot', stake_cents: 100 };
    for (let bet = 0; bet < 2; bet += 1) {
      expect((await frame.bet(randomUUID(), stake)).status).toBe(200);
      platform.clock.advance(5_000);
    }
    await takeFacts(platform, 'vip');
    const booked = await platform.db.query(
      `SELECT m.kind, abs(sum(e.amount))::int AS cents FROM ledger_entries e
       JOIN ledger_transfers m ON m.id = e.transfer_id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.owner = $1 AND a.kind = 'cash' AND m.kind IN ('deposit', 'stake') AND m.at >= $2
       GROUP BY m.kind ORDER BY m.kind`,
      [`player:${playerId}`, from],
    );
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(booked).toEqual([
      { kind: 'deposit', cents: 2_000 },
      { kind: 'stake', cents: 200 },
    ]);
    expect(body).toEqual({
      currency: 'EUR',
      currentStatus: 'REGULAR',
      activeStatus: 'REGULAR',
      nextStatus: 'RISING_STAR',
      depositThresholdCents: 600_000,
      depositAmountCents: 2_000,
      betSumCents: 200,
      betSumThresholdCents: 6_000_000,
      overallProgress: 0,
      marks: expect.any(Array) as unknown,
    });
  });

  it('only own money counts, not the stakes that bonuses pay [PX-02]', async () => {
    await settleRound(platform, { player: playerId, stake: 1_000n, own: 300n });
    await settleRound(platform, { player: playerId, stake: 1_000n, own: 0n });
    await takeFacts(platform, 'vip');
    expect(await sums()).toEqual({ deposits: 0, bets: 300 });
  });

  it('only credited deposits count, and no withdrawals', async () => {
    await deposit(5_000n, { state: 'pending' });
    await deposit(6_000n, { action: 'cashout' });
    await deposit(7_000n);
    await takeFacts(platform, 'vip');
    expect(await sums()).toEqual({ deposits: 7_000, bets: 0 });
  });

  it('a rolled-back round and a charged-back deposit are taken out, but only if they had counted [PX-13] [PX-43]', async () => {
    const { payment, at } = await deposit(7_000n);
    await deposit(500n);
    await settleRound(platform, { player: playerId, stake: 4_000n });
    await settleRound(platform, { player: playerId, stake: 100n });
    await takeFacts(platform, 'vip');
    await chargeBack(payment, 7_000n, at);
    await chargeBack(randomUUID(), 100n, null);
    await takeBack(4_000n, at);
    await takeBack(50n, null);
    await takeBack(50n, new Date('2026-10-02T00:00:00Z'));
    await takeFacts(platform, 'vip');
    expect(await sums()).toEqual({ deposits: 500, bets: 100 });
  });

  it('a round counts, and can be taken back, even if its fact is read after that of a later round', async () => {
    await settleRound(platform, { player: playerId, stake: 100n });
    await takeFacts(platform, 'vip');
    const at = platform.clock.now();
    await platform.db.query('UPDATE vip_quarters SET counts_from = $1', [new Date(at.getTime() + 1_000)]);
    await settleRound(platform, { player: playerId, stake: 300n });
    await takeFacts(platform, 'vip');
    expect((await sums()).bets).toBe(400);
    await takeBack(300n, at);
    await takeFacts(platform, 'vip');
    expect((await sums()).bets).toBe(100);
  });

  it('amounts of another wallet are converted to the player’s currency and keep their fractions', async () => {
    for (let bet = 0; bet < 4; bet += 1)
      await settleRound(platform, { player: playerId, stake: 100n, currency: 'JPY' });
    await takeFacts(platform, 'vip');
    const [row] = await platform.db.query<{ bets_micros: bigint }>('SELECT bets_micros FROM vip_sums');
    expect(Number((await sums()).bets)).toBe(Math.floor(Number(row?.bets_micros ?? 0n) / 1e6));
    expect((row?.bets_micros ?? 0n) % 1_000_000n).not.toBe(0n);
  });

  it('a round counted at a better rate keeps that rate when another round is taken back [PX-81]', async () => {
    const at = platform.clock.now();
    for (let bet = 0; bet < 2; bet += 1) await settleRound(platform, { player: playerId, stake: 1_000n });
    await takeFacts(platform, 'vip');
    await platform.db.query('UPDATE vip_sums SET bets_micros = bets_micros * 2');
    await takeBack(1_000n, at);
    await takeFacts(platform, 'vip');
    expect((await sums()).bets).toBe(2_000);
  });

  it('a new quarter begins at zero', async () => {
    await settleRound(platform, { player: playerId, stake: 4_000n });
    await takeFacts(platform, 'vip');
    expect((await sums()).bets).toBe(4_000);
    platform.clock.advance(50 * 86_400_000);
    player = await signInDemo(platform, email);
    expect((await sums()).bets).toBe(0);
  });

  it('it is not found for a player on a break, who is shown no promotions [PX-07] [C15]', async () => {
    const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    await block('cooling_off');
    expect(await ask()).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    await block('none');
    expect((await ask()).status).toBe(200);
  });

  it('guests cannot read it', async () => {
    expect((await ask(platform.caller())).status).toBe(401);
  });
});
