import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { beforeAll, expect, it } from 'vitest';
import { firstBrokenAuditLine } from '../../database/audit.ts';
import { checkPools } from '../../jackpot/check-pools.ts';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { isWay } from '../../testing/payment-history-model.ts';
import { playHistory, type SimulatedPlayer, type PlayedHistory } from '../../testing/payment-histories.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { payByCard } from '../../testing/withdraw.ts';

/** `HISTORIES=10000` plays that many histories; `HISTORIES_SEED` sets the first seed. */
const histories = Number(process.env['HISTORIES'] ?? (process.env['TESTS'] === 'all' ? 60 : 25));
const firstSeed = Number(process.env['HISTORIES_SEED'] ?? 1);
/**
 * After this many histories the whole ledger is checked, so that a fault is found near its cause, and the player
 * signs in again.
 */
const perCheck = 50;

let simulated: SimulatedPlayer;

const money = async (): Promise<{ cash: bigint; withheld: bigint }> => ({
  cash: await balanceOf(platform.db, playerAccount(simulated.playerId, 'cash', 'EUR')),
  withheld: await balanceOf(platform.db, playerAccount(simulated.playerId, 'withheld', 'EUR')),
});

/**
 * Signs the player in and opens a game. Needed repeatedly, because a session must confirm its password after ten
 * minutes of platform time.
 */
async function openPlayer(): Promise<SimulatedPlayer> {
  const player = await signInDemo(platform);
  const playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await forgetPlayTime(platform);
  return { platform, player, playerId, frame: await openFrameOf(platform, player, 'deep-sea-salvage', 'real') };
}

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
beforeAll(async () => {
  simulated = await openPlayer();
  await payByCard(platform, simulated.player, 5_000);
});

/** Compares all payments of a history and their ledger transfers with the model. */
async function expectPlayed({ model }: PlayedHistory): Promise<void> {
  expect(await money()).toEqual({ cash: model.cash, withheld: model.withheld });
  const ids = model.payments.map(({ id }) => id);
  const rows = await platform.db.query<Pick<Payment, 'id' | 'state'> & { kinds: string[]; steps: PaymentState[] }>(
    `SELECT p.id, p.state,
       (SELECT array_agg(s.state ORDER BY s.id) FROM payment_steps s WHERE s.payment_id = p.id) AS steps,
       (SELECT coalesce(array_agg(t.kind ORDER BY t.id), '{}') FROM ledger_transfers t
        WHERE t.reference IN ('payment:' || p.id, 'payment:' || p.id || ':withheld', 'payment:' || p.id || ':charged_back'))
         AS kinds
     FROM payments p WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );
  const known = new Map(rows.map(row => [row.id, row]));
  for (const { id, action, state, chargedBack } of model.payments) {
    const isOver = ['succeeded', 'declined', 'rejected', 'canceled', 'recalled'].includes(state);
    const last = state === 'succeeded' ? 'withdrawal_paid' : 'withdrawal_return';
    const kinds =
      action === 'deposit'
        ? state === 'succeeded'
          ? ['deposit', ...(chargedBack ? ['charge_back'] : [])]
          : []
        : ['withdrawal_hold', ...(isOver ? [last] : [])];
    const row = known.get(id);
    expect(row).toMatchObject({ state, kinds });
    expect(isWay(row?.steps ?? []), `${id} went ${row?.steps.join(', ')}`).toBe(true);
  }
}

async function expectIntact(): Promise<void> {
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
  expect(await checkPools(platform.db)).toMatchObject({ intact: true });
  expect(await firstBrokenAuditLine(platform.db)).toBeNull();
}

it(
  'random histories of deposits, bets, wins, withdrawals, recalls, charge-backs and duplicate, late or reordered webhooks match a plain model, follow only allowed state changes and keep the ledger intact [A26] [I1] [I2] [I3] [I4] [I5] [I7] [I8] [I11] [I12] [I13] [B6] [B17] [B18]',
  { timeout: 90_000 + histories * 2_000 },
  async () => {
    const counts: Record<string, number> = {};
    for (let told = 0; told < histories; told += 1) {
      const seed = firstSeed + told;
      // After a charge-back every withdrawal needs manual approval, so two of three histories begin without one.
      if (told % 3 !== 2) await platform.db.query('DELETE FROM charge_backs');
      // Two of three histories begin with less than a deposit, so that a charge-back is not fully covered.
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', told % 3 === 0 ? 500_000 : 500);
      const history = await playHistory(simulated, seededDraw(seed), `history-${seed}`, await money());
      await expectPlayed(history).catch(error => {
        throw new Error(`History ${seed} is not what the model says`, { cause: error });
      });
      for (const [step, count] of Object.entries(history.counts)) counts[step] = (counts[step] ?? 0) + count;
      if (told % perCheck === 0) {
        await expectIntact();
        simulated = await openPlayer();
      }
    }
    await expectIntact();
    // The histories prove nothing unless they contain every kind of step.
    expect(Object.keys(counts).toSorted()).toEqual(
      ['again', 'bet', 'cancel', 'chargeBack', 'decide', 'deposit', 'notification', 'recall', 'withdraw'].toSorted(),
    );
  },
);
