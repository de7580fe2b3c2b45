import { bonusStages, type Bonus } from '@liftoff/contract/bonus';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { nextStages } from '@liftoff/rules/bonus/grant';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveBonus, grantNow, issueBonus } from '../testing/bonus.ts';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { endGrantsOf } from './move-grant.ts';

let player: TestCaller;
let playerId: number;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
  await platform.db.query('DELETE FROM bonus_grants');
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
});

const list = async () => (await player.send<Bonus[]>('GET', '/api/player/bonuses')).body;
const activate = (id: number, by = player) => by.send<Bonus>('POST', `/api/player/bonuses/${id}/activation`);
const cancel = (id: number, by = player) => by.send<Bonus>('DELETE', `/api/player/bonuses/${id}`);

/** Messages on the player's channel of bonuses while `work` runs. */
async function messagesDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  await platform.open.outbox.flush();
  const published = vi.spyOn(platform.open.hub, 'deliver');
  await work();
  await platform.open.outbox.flush();
  const channel = privateChannel('bonuses_changes', playerId);
  const messages = published.mock.calls.flatMap(([event]) => (event.channel === channel ? [event.data] : []));
  published.mockRestore();
  return messages;
}

describe('the calls of bonuses', () => {
  it('a player lists their bonuses of every stage, newest first, with their terms [CALL-063] [PCALL-034] [C28]', async () => {
    const first = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 3, max_bet_cents: 400 } });
    await cancel(first);
    const second = await issueBonus(platform, playerId, { amount: 700n, terms: { max_win_cents: 9_000 } });
    expect(await list()).toMatchObject([
      {
        id: String(second),
        stage: 'issued',
        amount_cents: 700,
        balance_cents: 0,
        max_win_cents: 9_000,
        valid_until: null,
      },
      {
        id: String(first),
        stage: 'canceled',
        wager: 3,
        wagering: { total_cents: 3_000, wagered_cents: 0 },
        max_bet_cents: 400,
      },
    ]);
  });

  it('the list is limited to two hundred bonuses, and leaves out ended ones first', async () => {
    const oldest = await issueBonus(platform, playerId, { amount: 700n });
    await cancel(await issueBonus(platform, playerId, { amount: 700n }));
    await platform.db.query(
      `INSERT INTO bonus_grants (player_id, currency, cause, stage, terms, amount, to_wager, issued_at, activate_by)
       SELECT player_id, currency, cause || ':' || n, stage, terms, amount, to_wager, issued_at, activate_by
       FROM bonus_grants, generate_series(1, 250) AS n WHERE stage = 'canceled'`,
    );
    const listed = await list();
    expect(listed).toHaveLength(200);
    expect(listed.at(-1)).toMatchObject({ id: String(oldest), stage: 'issued' });
  });

  it('activation credits an issued bonus and starts its time to wager; repeating it changes nothing [CALL-070] [PCALL-035] [PX-44]', async () => {
    const id = await issueBonus(platform, playerId, { amount: 1_000n, terms: { wager_days: 3 } });
    const now = platform.clock.now().getTime();
    const active = {
      stage: 'handle_bets',
      balance_cents: 1_000,
      valid_until: new Date(now + 3 * 86_400_000).toISOString(),
    };
    expect(await activate(id)).toMatchObject({ status: 200, body: active });
    expect(await activate(id)).toMatchObject({ status: 200, body: active });
    const accounts = (await player.send<{ currency: string }[]>('GET', '/api/player/accounts?compatibility=false'))
      .body;
    expect(accounts.find(({ currency }) => currency === 'EUR')).toMatchObject({
      bonus_cents: 1_000,
      wagering: { total_cents: 100_000, wagered_cents: 0 },
    });
  });

  it('a bonus that is over, or whose time to activate is over, cannot be activated [PX-44] [B16]', async () => {
    const over = await giveBonus(platform, playerId, { amount: 1_000n });
    await cancel(over);
    expect((await activate(over)).status).toBe(404);
    const late = await issueBonus(platform, playerId, { amount: 1_000n });
    await platform.db.query('UPDATE bonus_grants SET activate_by = $2 WHERE id = $1', [late, platform.clock.now()]);
    expect((await activate(late)).status).toBe(404);
  });

  it('a bonus that cannot expire because of a fault keeps no other one from it', async () => {
    const broken = await issueBonus(platform, playerId, { amount: 1_000n });
    const [stored] = await platform.db.query<{ terms: unknown }>('SELECT terms FROM bonus_grants');
    const setTerms = (terms: unknown) =>
      platform.db.query('UPDATE bonus_grants SET terms = $2::jsonb WHERE id = $1', [broken, JSON.stringify(terms)]);
    const other = await issueBonus(platform, playerId, { amount: 1_000n });
    const expire = async () => {
      await platform.db.query('UPDATE bonus_grants SET activate_by = $1', [platform.clock.now()]);
      platform.clock.advance(2_000);
      await platform.jobs.runDue();
      return await platform.db.query('SELECT id, stage FROM bonus_grants ORDER BY id');
    };
    const rows = (...stages: string[]) => [broken, other].map((id, at) => ({ id: BigInt(id), stage: stages[at] }));
    await setTerms({});
    expect(await expire()).toEqual(rows('issued', 'expired'));
    await setTerms(stored?.terms);
    expect(await expire()).toEqual(rows('expired', 'expired'));
  });

  it('cancelling gives up an issued, waiting or active bonus [CALL-069] [PCALL-036]', async () => {
    const active = await giveBonus(platform, playerId, { amount: 1_000n });
    const waiting = await giveBonus(platform, playerId, { amount: 1_000n });
    const issued = await issueBonus(platform, playerId, { amount: 1_000n });
    for (const id of [issued, waiting, active]) {
      expect(await cancel(id)).toMatchObject({ status: 200, body: { stage: 'canceled', balance_cents: 0 } });
      expect((await cancel(id)).status).toBe(200);
    }
    await platform.jobs.runDue();
    expect((await list()).map(({ stage }) => stage)).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it('a player can neither activate nor cancel a bonus of another player', async () => {
    const id = await issueBonus(platform, playerId, { amount: 1_000n });
    const other = await signInDemo(platform, 'vip@liftoff.test');
    expect([(await activate(id, other)).status, (await cancel(id, other)).status]).toEqual([404, 404]);
    expect((await grantNow(platform, playerId, id)).stage).toBe('issued');
  });

  it('every change of stage is reported on the player’s private channel [RT-004] [PRT-004]', async () => {
    let id = 0;
    const messages = await messagesDuring(async () => {
      id = await issueBonus(platform, playerId, { amount: 1_000n });
      await activate(id);
      await cancel(id);
    });
    expect(messages).toEqual(['issued', 'handle_bets', 'canceled'].map(stage => ({ id: String(id), stage })));
  });

  it('a bonus has eight stages, and each has its place in the table of transitions [CONST-053] [PNOTIF-003] [A26]', () => {
    expect(bonusStages).toEqual([
      'issued',
      'wait',
      'handle_bets',
      'lost',
      'canceled',
      'expired',
      'wager_done',
      'finished',
    ]);
    expect(Object.keys(nextStages).toSorted()).toEqual([...bonusStages].toSorted());
  });

  it.each([
    ['a cooling-off', 'vip@liftoff.test', { blocked: 'cooling_off' }, 4_200],
    ['a self-exclusion', 'tester@liftoff.test', { blocked: 'self_excluded' }, 4_200],
    ['a closure', 'limited@liftoff.test', null, 0],
  ] as const)(
    '%s ends every bonus in the same transaction, and cash stays [PX-46] [C11] [C12]',
    async (_what, email, change, cash) => {
      await giveMoney(platform, email, 'EUR', cash);
      const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
      const id = Number(row?.id);
      const active = await giveBonus(platform, id, { amount: 1_000n });
      const issued = await issueBonus(platform, id, { amount: 500n });
      const path = `/console/api/players/${email}${change === null ? '/closure' : ''}`;
      expect((await platform.operator().send('POST', path, change ?? undefined)).status).toBe(200);
      expect((await grantNow(platform, id, active)).stage).toBe('canceled');
      expect((await grantNow(platform, id, issued)).stage).toBe('canceled');
      const money = await platform.db.query(
        `SELECT kind, balance FROM ledger_accounts
         WHERE owner = $1 AND currency = 'EUR' AND kind IN ('bonus', 'cash') ORDER BY kind`,
        [`player:${id}`],
      );
      expect(money).toEqual([
        { kind: 'bonus', balance: 0n },
        { kind: 'cash', balance: BigInt(cash) },
      ]);
    },
  );
});
