import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign, signatureHeader } from '../http/signature.ts';
import { firstBrokenAuditLine } from '../database/audit.ts';
import { awardsOf } from '../facts/round-listener.ts';
import { checkPools } from '../jackpot/check-pools.ts';
import { configuredJackpots } from '../jackpot/jackpot-config.ts';
import { payLevel } from '../jackpot/pay-level.ts';
import { PlatformJobs } from '../jobs/jobs.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount, post, type TransferKind } from '../ledger/ledger.ts';
import { setLimit } from '../limits/set-limit.ts';
import { giveMoney, launchToken, signInDemo } from '../testing/play.ts';
import { behindLock, type Contender } from '../testing/race.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

/** The locks of the platform beside those of a bet (game/play/bet-races.databases.test.ts), each raced as docs/decisions/009 lists them. */
let player: TestCaller;
let playerId: number;

const email = 'demo@liftoff.test';
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });
const waiting = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: true });
const cashAccount = () => playerAccount(playerId, 'cash', 'EUR');
const cash = () => balanceOf(platform.db, cashAccount());
const ofPlayer = () => ({ text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] });
const ofCash = () => ({
  text: `SELECT FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' FOR NO KEY UPDATE`,
  values: [`player:${playerId}`],
});

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(1_000);
  await giveMoney(platform, email, 'EUR', 10_000);
});

describe('the ledger under concurrent access', () => {
  const move = (kind: TransferKind, reference: string, amount: bigint) =>
    platform.db.transaction(tx =>
      post(tx, platform.deps, {
        kind,
        reference,
        legs: [
          { account: cashAccount(), amount },
          { account: houseAccount('games', 'EUR'), amount: -amount },
        ],
      }),
    );

  it('two concurrent stakes cannot spend the same money [I3]', async () => {
    const [first, second] = await behindLock(platform.db, ofCash(), [
      waiting(() => move('stake', `race:${randomUUID()}`, -7_000n)),
      waiting(() => move('stake', `race:${randomUUID()}`, -7_000n)),
    ]);
    expect([first.outcome, second.outcome]).toEqual(['posted', 'not_enough_money']);
    expect(await cash()).toBe(3_000n);
  });

  it('two concurrent transfers with the same reference are posted only once [I5]', async () => {
    const reference = `race:${randomUUID()}`;
    const [first, second] = await behindLock(platform.db, ofCash(), [
      waiting(() => move('stake', reference, -7_000n)),
      waiting(() => move('stake', reference, -7_000n)),
    ]);
    expect([first.outcome, second.outcome]).toEqual(['posted', 'duplicate']);
    expect(await cash()).toBe(3_000n);
  });

  it('the console sets a balance to the requested amount despite a concurrent stake [I4]', async () => {
    const [, set] = await behindLock(platform.db, ofCash(), [
      waiting(() => move('stake', `race:${randomUUID()}`, -7_000n)),
      waiting(() =>
        platform.operator().send('POST', `/console/api/players/${email}`, {
          balance: { currency: 'EUR', amount_cents: 5_000 },
        }),
      ),
    ]);
    expect(set.status).toBe(200);
    expect(await cash()).toBe(5_000n);
  });
});

describe('a jackpot under concurrent access', () => {
  it('the first of two concurrent jackpot wins is paid in full, and the second gets the restarted jackpot [I11]', async () => {
    const [jackpot] = configuredJackpots;
    const level = jackpot?.levels.at(-1);
    if (jackpot === undefined || level === undefined) throw new Error('no jackpot');
    const win = () =>
      platform.db.transaction(tx =>
        payLevel(tx, platform.deps, jackpot, level, {
          playerId,
          roundId: randomUUID(),
          game: 'undertow-ways',
          currency: 'EUR',
          stake: 100n,
          parts: [{ source: 'cash', grant: null, amount: 100n }],
          engine: 'slot',
          win: 0n,
          nickname: 'Mira K***',
          at: platform.clock.now(),
          draw: () => () => 0,
        }),
      );
    const lock = {
      text: 'SELECT FROM jackpot_levels WHERE jackpot = $1 AND identifier = $2 FOR UPDATE',
      values: [jackpot.identifier, level.identifier],
    };
    const [, second] = await behindLock(platform.db, lock, [waiting(win), waiting(win)]);
    expect(awardsOf('jackpot', second).sum).toBe(BigInt(level.seed_cents));
    expect(await checkPools(platform.db)).toMatchObject({ intact: true });
  });
});

describe('the cashbox under concurrent access', () => {
  const deposit = (amount = 5_000) =>
    player.send<{ payment: { id: string } }>('POST', '/payments/deposits', {
      method_id: 'card',
      amount_cents: amount,
      currency: 'EUR',
    });
  const say = (paymentId: string, event = randomUUID()) => {
    const body = JSON.stringify({
      event_id: event,
      payment_id: paymentId,
      state: 'succeeded',
      amount_cents: 5_000,
      currency: 'EUR',
      account: `player-${playerId}`,
    });
    const headers = {
      [signatureHeader]: sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body),
    };
    return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
  };
  const limitTo = (amount: bigint) =>
    platform.db.transaction(tx =>
      setLimit(tx, platform.deps, playerId, {
        type: 'deposit',
        period: 'day',
        endsAt: null,
        accounts: [{ currency: 'EUR', amount }],
      }),
    );
  const noLimits = () =>
    platform.db
      .query('DELETE FROM user_limit_accounts')
      .then(() => platform.db.query('DELETE FROM user_limits WHERE player_id = $1', [playerId]));

  beforeEach(async () => {
    platform.clock.advance(2 * 86_400_000);
    await noLimits();
    await platform.db.query(`UPDATE payments SET state = 'canceled', finished_at = $1 WHERE finished_at IS NULL`, [
      platform.clock.now(),
    ]);
    player = await signInDemo(platform);
  });

  it('two concurrent deposits cannot together exceed the limit [I9]', async () => {
    await limitTo(7_000n);
    const [first, second] = await behindLock(platform.db, ofPlayer(), [waiting(deposit), waiting(deposit)]);
    expect(first.status).toBe(201);
    expect(second).toMatchObject(refused(403, 'limit_reached'));
  });

  it('concurrent provider notifications credit a payment only once [B17]', async () => {
    const { payment } = (await deposit()).body;
    const lock = { text: 'SELECT FROM payments WHERE id = $1 FOR UPDATE', values: [payment.id] };
    const event = randomUUID();
    await behindLock(platform.db, lock, [
      waiting(() => say(payment.id, event)),
      waiting(() => say(payment.id, event)),
      waiting(() => say(payment.id)),
    ]);
    expect(await cash()).toBe(15_000n);
  });

  it('a deposit limit counts a deposit that was credited while another request was waiting for its lock [I9]', async () => {
    await limitTo(7_000n);
    const { payment } = (await deposit()).body;
    const [, second] = await behindLock(platform.db, ofPlayer(), [waiting(() => say(payment.id)), waiting(deposit)]);
    expect(second).toMatchObject(refused(403, 'limit_reached'));
    expect(await cash()).toBe(15_000n);
  });

  it('two concurrent requests with the same idempotency key start only one deposit [A24]', async () => {
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => player.send<{ payment: { id: string } }>('POST', '/payments/deposits', body, headers);
    const [first, second] = await behindLock(platform.db, ofPlayer(), [waiting(ask), waiting(ask)]);
    expect(second.body.payment.id).toBe(first.body.payment.id);
  });
});

describe('a game under concurrent access', () => {
  const launch = async () =>
    launchToken(
      (await player.send<{ launch_url: string }>('POST', '/api/games/deep-sea-salvage/launch', { mode: 'real' })).body
        .launch_url,
    );
  const start = (token: string) => platform.caller().send('POST', '/frame/api/start', { launch_token: token });

  it('a launch token that is used twice opens the game only once [A19]', async () => {
    const token = await launch();
    const [first, second] = await behindLock(platform.db, ofPlayer(), [
      waiting(() => start(token)),
      waiting(() => start(token)),
    ]);
    expect([first.status, second.status]).toEqual([200, 410]);
  });

  it('a player has only one live game if two are opened concurrently [C21]', async () => {
    const [one, two] = [await launch(), await launch()];
    const answers = await behindLock(platform.db, ofPlayer(), [waiting(() => start(one)), waiting(() => start(two))]);
    expect(answers.map(answer => answer.status)).toEqual([200, 200]);
    const live = await platform.db.query(
      `SELECT FROM game_sessions WHERE player_id = $1 AND mode = 'real' AND token_hash IS NOT NULL AND ended_at IS NULL`,
      [playerId],
    );
    expect(live).toHaveLength(1);
  });
});

describe('a scheduled job under concurrent access', () => {
  it('a scheduled job runs only once: other processes skip it while one process has it', async () => {
    const done: unknown[] = [];
    const jobs = new PlatformJobs(platform.db, platform.deps);
    jobs.on('race', async (tx, payload) => void done.push(payload, await tx.query('SELECT')));
    await platform.db.transaction(tx => jobs.schedule(tx, 'race', platform.clock.now(), { once: true }));
    await behindLock(platform.db, { text: `SELECT FROM jobs WHERE name = 'race' FOR UPDATE`, values: [] }, [
      { waits: false, run: async () => platform.db.kind === 'postgres' && (await jobs.runDue()) },
    ]);
    if (platform.db.kind === 'postgres') expect(done).toEqual([]);
    await jobs.runDue();
    expect(done).toHaveLength(2);
  });
});

describe('the audit trail under concurrent access', () => {
  it('the lines of two waiting writers are appended to the audit trail one after another [A51]', async () => {
    const change = (verified: boolean) =>
      platform.operator().send('POST', `/console/api/players/${email}`, { verified });
    const lock = { text: `SELECT pg_advisory_xact_lock(hashtext('audit'))`, values: [] };
    await behindLock(platform.db, lock, [waiting(() => change(true)), waiting(() => change(true))]);
    expect(await firstBrokenAuditLine(platform.db)).toBe(null);
  });
});

it('the ledger invariants are intact after all these races [I1, I4]', async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
});
