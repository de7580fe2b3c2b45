import type { Freespins } from '@liftoff/contract/bonus';
import type { Outcome, Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefused, type Refused } from '../core/call.ts';
import { rulesOf } from '../game/engines.ts';
import { closeRound, lockRound } from '../game/play/close-round.ts';
import { placeBet } from '../game/play/bet.ts';
import { endRound } from '../game/play/end-round.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount } from '../ledger/ledger.ts';
import { ownStake } from '../facts/fact.ts';
import { playSince } from '../wallet/own-play.ts';
import { whatIsInTheWay } from '../personal-data/closure-terms.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { giveSpins, issueTestSpins, openSpinTerms, spinGame, spinsNow } from '../testing/spins.ts';
import { openTerms } from '../testing/bonus.ts';
import { testGameContext } from '../testing/test-game-context.ts';
import { usePlatform, type TestAnswer, type TestCaller } from '../testing/test-platform.ts';
import { checkGrants } from './check-grants.ts';
import { checkSpins } from './check-spins.ts';
import { endSpinsOf } from './move-spins.ts';
import { configuredSpinOffers } from './spin-offers.ts';
import { spinsOf } from './spin-rows.ts';
import { saveSpins } from './spin-store.ts';

let player: TestCaller;
let playerId: number;

const email = 'demo@liftoff.test';
const { title: _title, ...bonusTerms } = { ...openTerms, wager: 10 };
const moneyIn = (kind: 'cash' | 'spins' | 'spin_wins') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const operator = () => balanceOf(platform.db, houseAccount('bonuses', 'EUR'));
const open = (game = spinGame) => openFrameOf(platform, player, game, 'real');
const input = (stake_cents = 20) => ({ engine: 'slot', stake_cents }) as const;
const made = ({ status, body }: TestAnswer<Round>): Round => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const spin = async (frame: OpenedFrame, set: number, stake?: number) => {
  platform.clock.advance(10_000);
  return await frame.bet(randomUUID(), input(stake), String(set));
};
const listed = async (id: number) => {
  const { body } = await player.send<Freespins[]>('GET', '/api/player/freespins');
  const found = body.find(set => set.id === String(id));
  if (found === undefined) throw new Error(`The set ${id} is not listed`);
  return found;
};
const activate = (id: number, game?: string) =>
  player.send<Freespins>('POST', `/api/player/freespins/${id}/activation`, game === undefined ? {} : { game });
const cancel = (id: number) => player.send<Freespins>('DELETE', `/api/player/freespins/${id}`);
const grantOfSet = async (id: number) =>
  (
    await platform.db.query<{ amount: bigint; stage: string }>(
      'SELECT amount, stage FROM bonus_grants WHERE cause = $1',
      [`freespins:${id}`],
    )
  )[0];

/** Gives a set and plays its spins until one wins. Returns the set, its frame and the win. */
async function wonSet(wanted: Parameters<typeof giveSpins>[2] = {}) {
  const id = await giveSpins(platform, playerId, { count: 60, ...wanted });
  const frame = await open();
  for (let spins = 0; spins < 50; spins += 1) {
    made(await spin(frame, id));
    const { wins } = await spinsNow(platform, id);
    if (wins > 0n) return { id, frame, wins };
  }
  throw new Error('No spin wins');
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'none' });
  player = await signInDemo(platform);
  await platform.db.query('DELETE FROM reality_checks');
  await platform.db.query('UPDATE user_limits SET ends_at = $1', [platform.clock.now()]);
  await platform.db.transaction(tx => endSpinsOf(tx, platform, playerId));
  await giveMoney(platform, email, 'EUR', 1_000);
});

const everythingAddsUp = async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkGrants(platform.db)).toEqual({ id: 'I15', intact: true, detail: null });
  expect(await checkSpins(platform.db)).toEqual({ id: 'I16', intact: true, detail: null });
};

describe('a free spin', () => {
  it('is paid in advance by the operator and takes nothing from the player [PX-55]', async () => {
    const before = await operator();
    const id = await giveSpins(platform, playerId);
    expect(await operator()).toBe(before - 100n);
    expect(await moneyIn('spins')).toBe(100n);
    const frame = await open();
    expect(frame.start.freespins).toMatchObject({ id: String(id), count: 5, left: 5, stake_cents: 20 });
    const round = made(await spin(frame, id));
    expect(round).toMatchObject({ freespins: String(id), balance_cents: 1_000, stake_cents: 20 });
    expect(await moneyIn('spins')).toBe(80n);
    expect(await moneyIn('spin_wins')).toBe(minor(round.win_cents));
    expect(await moneyIn('cash')).toBe(1_000n);
    expect(await spinsNow(platform, id)).toMatchObject({ spins_left: 4, last_round: round.id });
    await everythingAddsUp();
  });

  it.each([
    ['another stake', () => open(), 40],
    ['another game', () => open('undertow-ways'), 20],
  ])('is refused with %s, and nothing moves [PX-55]', async (_case, opened, stake) => {
    const id = await giveSpins(platform, playerId);
    const frame = await opened();
    const before = await fingerprint(platform, /^(?:ledger_|game_rounds|spin_)/);
    expect(await spin(frame, id, stake)).toMatchObject({ status: 422, body: { refusal: 'freespins_unavailable' } });
    expect(await fingerprint(platform, /^(?:ledger_|game_rounds|spin_)/)).toEqual(before);
  });

  it('is refused from a set of another player, an issued set and a set without spins', async () => {
    const frame = await open();
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    const other = (await vip.send<{ id: number }>('GET', '/api/player')).body.id;
    const sets = [await giveSpins(platform, other), await issueTestSpins(platform, playerId), 999_999];
    for (const set of sets)
      expect(await spin(frame, set)).toMatchObject({ status: 422, body: { refusal: 'freespins_unavailable' } });
    const id = await giveSpins(platform, playerId, { count: 1 });
    made(await spin(frame, id));
    expect(await spin(frame, id)).toMatchObject({ body: { refusal: 'freespins_unavailable' } });
  });

  it('is answered the same when it is repeated, and is not repeated as a bet from the balance [A24]', async () => {
    const id = await giveSpins(platform, playerId);
    const frame = await open();
    platform.clock.advance(10_000);
    const bet = randomUUID();
    const round = made(await frame.bet(bet, input(), String(id)));
    const sums = await fingerprint(platform, /^(?:ledger_|game_|spin_)/);
    expect((await frame.bet(bet, input(), String(id))).body).toEqual(round);
    expect(await frame.bet(bet, input())).toMatchObject({ status: 409, body: { refusal: 'idempotency_mismatch' } });
    expect(await fingerprint(platform, /^(?:ledger_|game_|spin_)/)).toEqual(sums);
  });

  it('counts in no figure of the player’s own play, and a spent wager limit still stops it [PX-02] [PX-55] [C8]', async () => {
    const since = new Date(0);
    const before = await playSince(platform.db, playerId, 'EUR', since);
    const id = await giveSpins(platform, playerId);
    const frame = await open();
    const wanted = { type: 'wager', period: 'day', currency: 'EUR', amount_cents: 10 };
    const limit = await player.send('POST', '/api/user_limits', wanted);
    expect(limit).toMatchObject({ status: 201 });
    // The limit leaves less than the stake of a spin, which is not the player's stake.
    made(await spin(frame, id));
    expect(await playSince(platform.db, playerId, 'EUR', since)).toEqual(before);
    await platform.db.query('UPDATE user_limit_accounts SET amount = 0');
    expect(await spin(frame, id)).toMatchObject({ status: 403, body: { refusal: 'limit_reached' } });
    await everythingAddsUp();
  });

  it('records no own money in its fact, so that it earns no points and feeds no jackpot [PX-02] [PX-59]', async () => {
    const id = await giveSpins(platform, playerId);
    const round = made(await spin(await open(), id));
    const [fact] = await platform.db.query<{ data: { stake: string; parts: { source: string; amount: string }[] } }>(
      `SELECT data FROM facts WHERE kind = 'round_settled' AND data->>'round' = $1`,
      [round.id],
    );
    const parts = fact?.data.parts.map(({ source, amount }) => ({ source, grant: null, amount: BigInt(amount) }));
    expect(parts).toEqual([{ source: 'spins', grant: null, amount: 20n }]);
    expect(ownStake({ stake: 20n, parts: parts as never })).toBe(0n);
  });
});

describe('the winnings of free spins', () => {
  it('are capped and become one bonus when the set ends, not before [PX-58]', async () => {
    const { id, frame } = await wonSet({
      terms: { max_win_cents: 1, wins: { as: 'bonus', terms: { ...bonusTerms, wager: 10 } } },
    });
    expect(await grantOfSet(id)).toBeUndefined();
    expect(await listed(id)).toMatchObject({ max_win_cents: 1, kept_cents: 0, wager: 10, wins_as: 'bonus' });
    while ((await spinsNow(platform, id)).spins_left > 0) made(await spin(frame, id));
    expect(await grantOfSet(id)).toEqual({ amount: 1n, stage: 'issued' });
    expect(await moneyIn('spin_wins')).toBe(0n);
    expect(await moneyIn('cash')).toBe(1_000n);
    expect(await listed(id)).toMatchObject({ stage: 'finished', kept_cents: 1 });
    await everythingAddsUp();
  });

  it('become cash if the terms say so [PX-58]', async () => {
    const { id, frame, wins } = await wonSet();
    const answer = (await cancel(id)).body;
    expect(answer).toMatchObject({ stage: 'canceled', kept_cents: Number(wins) });
    expect(await moneyIn('cash')).toBe(1_000n + wins);
    const balance = await frame.send<{ balance_cents: number }>('GET', '/frame/api/balance');
    expect(balance.body.balance_cents).toBe(Number(1_000n + wins));
    await everythingAddsUp();
  });

  it('in cash keep the account open until the set has ended, because a closed account pays nothing [C40] [PX-59]', async () => {
    const withdrawAll = async () => {
      const accounts = await platform.db.query<{ currency: string }>(
        `SELECT currency FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND balance > 0`,
        [`player:${playerId}`],
      );
      for (const { currency } of accounts) await giveMoney(platform, email, currency, 0);
    };
    await withdrawAll();
    expect(await whatIsInTheWay(platform.db, playerId)).not.toContain('balance');
    const { id } = await wonSet();
    expect(await whatIsInTheWay(platform.db, playerId)).toContain('balance');
    await cancel(id);
    await withdrawAll();
    expect(await whatIsInTheWay(platform.db, playerId)).not.toContain('balance');
  });

  it('stay the player’s when the set is cancelled, and the unused stakes go back to the operator [PX-59] [CALL-067] [PCALL-039]', async () => {
    const before = await operator();
    const { id, wins } = await wonSet({ terms: { wins: { as: 'bonus', terms: bonusTerms } } });
    const left = BigInt((await spinsNow(platform, id)).spins_left);
    expect(await cancel(id)).toMatchObject({ status: 200, body: { stage: 'canceled' } });
    expect(await grantOfSet(id)).toEqual({ amount: wins, stage: 'issued' });
    expect(await operator()).toBe(before - (60n - left) * 20n + wins);
    expect((await cancel(id)).body).toMatchObject({ stage: 'canceled' });
    await everythingAddsUp();
  });

  it('stay the player’s when unused spins expire [PX-57]', async () => {
    const { id, wins } = await wonSet();
    platform.clock.advance(3 * 86_400_000);
    await platform.jobs.runDue();
    expect(await spinsNow(platform, id)).toMatchObject({ stage: 'expired', kept: wins });
    expect(await moneyIn('cash')).toBe(1_000n + wins);
    player = await signInDemo(platform);
    expect(await spin(await open(), id)).toMatchObject({ status: 422, body: { refusal: 'freespins_unavailable' } });
    const issued = await issueTestSpins(platform, playerId);
    platform.clock.advance(7 * 86_400_000);
    await platform.jobs.runDue();
    expect((await spinsNow(platform, issued)).stage).toBe('expired');
    await everythingAddsUp();
  });

  it.each(['cooling_off', 'self_excluded'])(
    'in cash stay the player’s at a break, which ends the set, and winnings in bonus money are lost: %s [PX-46] [C11] [C12]',
    async blocked => {
      const cash = await wonSet();
      const bonus = await wonSet({ terms: { wins: { as: 'bonus', terms: bonusTerms } } });
      await platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
      expect(await spinsNow(platform, cash.id)).toMatchObject({ stage: 'canceled', kept: cash.wins });
      expect(await spinsNow(platform, bonus.id)).toMatchObject({ stage: 'canceled', kept: 0n });
      expect(await grantOfSet(bonus.id)).toBeUndefined();
      expect(await moneyIn('cash')).toBe(1_000n + cash.wins);
      expect(await moneyIn('spins')).toBe(0n);
      await everythingAddsUp();
    },
  );
});

describe('an open round of a free spin', () => {
  const session = (frame: OpenedFrame) => ({ id: frame.sessionId, playerId, currency: 'EUR', real: true });
  const opened = (round: Round | Refused): Round => {
    if (isRefused(round)) throw new Error(round.refused);
    return round;
  };
  /** Places a spin whose round stays open, as at a game that ends rounds later. */
  async function openSpin(id: number) {
    const frame = await open();
    platform.clock.advance(10_000);
    const context = testGameContext(platform, {}, game => {
      const rules = rulesOf(game);
      const outcome: Outcome = { engine: 'slot', spins: [], capped: false };
      const stateAt = () => ({ state: 'open', outcome, endsMs: null }) as const;
      return rules && { ...rules, stateAt };
    });
    return opened(await placeBet(context, session(frame), { id: randomUUID(), input: input(), freespins: String(id) }));
  }
  const settle = (id: string) =>
    platform.db.transaction(async tx => {
      const locked = await lockRound(tx, `player:${playerId}`, id);
      if (locked !== null) await endRound(tx, testGameContext(platform), locked);
    });

  it('keeps its set from expiring and from being cancelled, and ends it when it closes [PX-57]', async () => {
    for (const end of ['expired', 'canceled'] as const) {
      const id = await giveSpins(platform, playerId);
      const round = await openSpin(id);
      if (end === 'canceled') expect((await cancel(id)).body).toMatchObject({ ends_after_round: true });
      else {
        await platform.db.query('UPDATE spin_sets SET valid_until = $2 WHERE id = $1', [id, platform.clock.now()]);
        await platform.jobs.runDue();
      }
      expect(await spinsNow(platform, id)).toMatchObject({ stage: 'handle_bets', ends_as: end, spins_left: 4 });
      await everythingAddsUp();
      const before = await moneyIn('cash');
      await settle(round.id);
      const { stage, wins, kept } = await spinsNow(platform, id);
      expect({ stage, kept }).toEqual({ stage: end, kept: wins });
      expect(await moneyIn('cash')).toBe(before + wins);
      await everythingAddsUp();
    }
  });

  it('returns the spin to its set when it is rolled back [PX-13]', async () => {
    const id = await giveSpins(platform, playerId);
    const round = await openSpin(id);
    expect(await moneyIn('spins')).toBe(80n);
    await platform.db.transaction(async tx => {
      const locked = await lockRound(tx, `player:${playerId}`, round.id);
      if (locked === null) throw new Error('The round has gone');
      const ending = { kind: 'roll_back', outcome: locked.round.outcome } as const;
      await closeRound(tx, testGameContext(platform), locked, ending);
    });
    expect(await moneyIn('spins')).toBe(100n);
    expect(await moneyIn('cash')).toBe(1_000n);
    expect(await spinsNow(platform, id)).toMatchObject({ spins_left: 5, open_rounds: 0, stage: 'handle_bets' });
    await everythingAddsUp();
  });

  it('belongs to its set after a reload: the frame starts with the figures that include it [PX-57]', async () => {
    const id = await giveSpins(platform, playerId);
    const round = await openSpin(id);
    const { start } = await open();
    expect(start.freespins).toMatchObject({ id: String(id), left: 4, last_round: round.id });
    expect(start.open_rounds).toMatchObject([{ id: round.id, freespins: String(id) }]);
    await settle(round.id);
  });
});

describe('activating free spins', () => {
  it('chooses one game of the terms, which can change until the first spin [PX-55]', async () => {
    const id = await issueTestSpins(platform, playerId);
    expect((await listed(id)).games.map(({ identifier }) => identifier)).toEqual(openSpinTerms.games);
    expect(await activate(id)).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect(await activate(id, 'rocket-x')).toMatchObject({ status: 404, body: { refusal: 'game_unavailable' } });
    expect(await activate(id, 'undertow-ways')).toMatchObject({
      body: { stage: 'handle_bets', game: 'undertow-ways' },
    });
    expect(await activate(id, spinGame)).toMatchObject({ status: 200, body: { game: spinGame } });
    made(await spin(await open(), id));
    expect(await activate(id, 'undertow-ways')).toMatchObject({ status: 404, body: { refusal: 'game_unavailable' } });
    expect((await listed(id)).games).toEqual([]);
  });

  it('offers another game of the terms if the chosen one is withdrawn, else their cash value [PX-56]', async () => {
    const withdraw = (slug: string) =>
      platform.db.query(`UPDATE games SET categories = categories || ARRAY['prerelease'] WHERE slug = $1`, [slug]);
    try {
      const id = await giveSpins(platform, playerId);
      made(await spin(await open(), id));
      const { wins } = await spinsNow(platform, id);
      await withdraw(spinGame);
      expect((await listed(id)).games.map(({ identifier }) => identifier)).toEqual(['undertow-ways']);
      expect(await activate(id, 'undertow-ways')).toMatchObject({ status: 200, body: { game: 'undertow-ways' } });
      await withdraw('undertow-ways');
      expect(await listed(id)).toMatchObject({ games: [], cash_value_cents: 40 });
      expect(await activate(id)).toMatchObject({ status: 200, body: { stage: 'finished' } });
      expect(await moneyIn('cash')).toBe(1_000n + 40n + wins);
      expect(await moneyIn('spins')).toBe(0n);
      await everythingAddsUp();
    } finally {
      await platform.db.query(`UPDATE games SET categories = array_remove(categories, 'prerelease')
        WHERE slug IN ('undertow-ways', '${spinGame}')`);
    }
  });

  it('is refused for spins that are unknown, someone else’s, ended or overdue [A4]', async () => {
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    const other = (await vip.send<{ id: number }>('GET', '/api/player')).body.id;
    const canceled = await issueTestSpins(platform, playerId);
    await cancel(canceled);
    const overdue = await issueTestSpins(platform, playerId);
    await platform.db.query('UPDATE spin_sets SET activate_by = $2 WHERE id = $1', [overdue, platform.clock.now()]);
    for (const id of [await issueTestSpins(platform, other), canceled, overdue, 999_999])
      expect(await activate(id, spinGame)).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    expect((await cancel(999_999)).status).toBe(404);
  });

  it('answers a repeated call the same under its key, and refuses the key for another game [A24] [CALL-068] [PCALL-038]', async () => {
    const id = await issueTestSpins(platform, playerId);
    const key = { 'idempotency-key': randomUUID() };
    const send = (game: string) =>
      player.send<Freespins>('POST', `/api/player/freespins/${id}/activation`, { game }, key);
    const first = await send(spinGame);
    expect(first.status).toBe(200);
    expect((await send(spinGame)).body).toEqual(first.body);
    expect(await send('undertow-ways')).toMatchObject({ status: 409, body: { refusal: 'idempotency_mismatch' } });
  });

  it('reports every stage on the player’s channel [RT-005] [PRT-005]', async () => {
    const id = await issueTestSpins(platform, playerId);
    await activate(id, spinGame);
    await cancel(id);
    await platform.open.outbox.flush();
    const sent = await platform.db.query<{ data: unknown }>(
      `SELECT data FROM events WHERE channel = $1 AND data->>'id' = $2 ORDER BY position`,
      [`freespins_changes#${playerId}`, String(id)],
    );
    const stages = ['issued', 'handle_bets', 'canceled'];
    expect(sent.map(({ data }) => data)).toEqual(stages.map(stage => ({ id: String(id), stage })));
  });
});

it('a set of free spins is never stored in a stage that cannot follow its last one [A26]', async () => {
  const set = spinsOf(await spinsNow(platform, await issueTestSpins(platform, playerId)));
  const ended = { ...set.state, stage: 'expired' as const };
  const moment = { round: null, at: platform.clock.now() };
  const reopen = platform.db.transaction(tx => saveSpins(tx, platform.deps, ended, set, moment));
  await expect(reopen).rejects.toThrow(/cannot go from expired to issued/);
});

describe('a player’s free spins', () => {
  it('are listed in every stage, newest first, with their games and terms [CALL-066] [PCALL-037] [C28]', async () => {
    await platform.db.query('DELETE FROM spin_sets WHERE player_id = $1', [playerId]);
    const canceled = await issueTestSpins(platform, playerId);
    await cancel(canceled);
    const active = await giveSpins(platform, playerId, { count: 60 });
    const issued = await issueTestSpins(platform, playerId);
    const { body } = await player.send<Freespins[]>('GET', '/api/player/freespins');
    expect(body.map(({ id, stage }) => [id, stage])).toEqual([
      [String(issued), 'issued'],
      [String(active), 'handle_bets'],
      [String(canceled), 'canceled'],
    ]);
    expect(body[1]).toMatchObject({ game: spinGame, freespins_count: 60, freespins_left: 60, stake_cents: 20 });
    expect(body[0]?.games.map(({ identifier }) => identifier)).toEqual(openSpinTerms.games);
    expect(body[0]).toMatchObject({ currency: 'EUR', wager: 0, max_win_cents: null, use_days: expect.any(Number) });
  });
});

it('the list of free spins is limited to two hundred sets, and leaves out ended ones first', async () => {
  await platform.db.query('DELETE FROM spin_sets WHERE player_id = $1', [playerId]);
  const oldest = await issueTestSpins(platform, playerId);
  await cancel(await issueTestSpins(platform, playerId));
  await platform.db.query(
    `INSERT INTO spin_sets (player_id, currency, cause, stage, terms, spins, spins_left, stake, issued_at, activate_by)
     SELECT player_id, currency, cause || ':' || n, stage, terms, spins, spins_left, stake, issued_at, activate_by
     FROM spin_sets, generate_series(1, 250) AS n WHERE player_id = $1 AND stage = 'canceled'`,
    [playerId],
  );
  const { body } = await player.send<Freespins[]>('GET', '/api/player/freespins');
  expect(body).toHaveLength(200);
  expect(body.at(-1)).toMatchObject({ id: String(oldest), stage: 'issued' });
  await cancel(oldest);
  await platform.db.query('DELETE FROM spin_sets WHERE player_id = $1', [playerId]);
});

describe('a reward in free spins', () => {
  it.each([
    ['NOK', 'NOK'],
    ['BTC', 'EUR'],
  ])('has the amounts of the player’s currency, else of euro: %s is given %s [PBONUS-008]', async (own, given) => {
    await platform.db.query('UPDATE players SET currency = $2 WHERE id = $1', [playerId, own]);
    const found = await configuredSpinOffers(platform.db, 'twenty_spins', playerId);
    await platform.db.query(`UPDATE players SET currency = 'EUR' WHERE id = $1`, [playerId]);
    expect(found).toMatchObject({ currency: given, terms: { stake_cents: given === 'EUR' ? 20 : 200 } });
  });

  it('is issued once per cause, with the terms of its offer in the player’s currency [PX-06] [PX-01]', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const give = (offer: string) =>
      platform
        .operator()
        .send(
          'POST',
          `/console/api/players/${email}/rewards`,
          { reward: { type: 'freespins', offer, freespins_count: 20 }, reason: 'A delayed payout' },
          key,
        );
    const count = async () => (await player.send<Freespins[]>('GET', '/api/player/freespins')).body.length;
    const before = await count();
    expect(await give('unknown_spins')).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect((await give('twenty_spins')).status).toBe(201);
    expect((await give('twenty_spins')).status).toBe(201);
    expect(await count()).toBe(before + 1);
    const [newest] = (await player.send<Freespins[]>('GET', '/api/player/freespins')).body;
    expect(newest).toMatchObject({
      freespins_count: 20,
      stake_cents: 20,
      currency: 'EUR',
      wager: 10,
      max_bet_cents: 500,
    });
    expect(newest?.games).toHaveLength(3);
    await everythingAddsUp();
  });

  it('is refused where its winnings would have to be wagered more often than the licence allows [D11]', async () => {
    const give = async (offer: string) => {
      const body = { reward: { type: 'freespins', offer, freespins_count: 20 }, reason: 'A delayed payout' };
      const path = `/console/api/players/${email}/rewards`;
      return await platform.operator().send('POST', path, body, { 'idempotency-key': randomUUID() });
    };
    expect((await give('wheel_spins')).status).toBe(201);
    await platform.db.query(`UPDATE players SET licence = 'GB' WHERE id = $1`, [playerId]);
    expect(await give('wheel_spins')).toMatchObject({ status: 403, body: { errors: { reward: ['market'] } } });
    expect((await give('twenty_spins')).status).toBe(201);
    expect((await give('cash_spins')).status).toBe(201);
    await platform.db.query(`UPDATE players SET licence = 'CW' WHERE id = $1`, [playerId]);
  });
});
