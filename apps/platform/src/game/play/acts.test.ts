import type { ActBody, Round } from '@liftoff/contract/game/game';
import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { twoCardsEndMs, type TwoCards } from '@liftoff/rules/testing/two-cards';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefused, refuse, type FrameSession, type Refused } from '../../core/call.ts';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { cardRules } from '../../testing/card-rules.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { placeBet } from './bet.ts';
import { lockRound } from './close-round.ts';
import { endRound } from './end-round.ts';
import { actOnRound, showRound } from '../frame/frame-rounds.ts';
import { realPlayGates } from '../gates/real-play.ts';
import type { GameContext } from '../game-context.ts';
import type { StakeGate } from '../gates/stake-gate.ts';

let player: TestCaller;
let playerId: number;
let opened: OpenedFrame;
let frame: FrameSession;
let context: GameContext;

const flight = { engine: 'crash', stake_cents: 1_000, auto_collect_hundredths: null } as const;
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  opened = await openFrameOf(platform, player, 'rocket-x', 'real');
  frame = { id: opened.sessionId, playerId, currency: 'EUR', real: true };
  context = testGameContext(platform, {}, cardRules);
});
beforeEach(async () => {
  platform.clock.advance(70_000);
  await platform.jobs.runDue();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe("a player's act in a round", () => {
  /** Opens a flight that is still up after 200 ms. Flights that have crashed by then are skipped. */
  async function upFlight(): Promise<Round> {
    for (;;) {
      const { body } = await opened.bet(randomUUID(), flight);
      platform.clock.advance(elapsedFor(101));
      const shown = await opened.send<Round>('GET', `/frame/api/rounds/${body.id}`);
      if (shown.body.state === 'open') return body;
      platform.clock.advance(70_000);
    }
  }

  it('an act with a repeated id returns the same response, and a repeated id with a different act is refused [A24]', async () => {
    const { id } = await upFlight();
    const actId = randomUUID();
    const first = await opened.act(id, 'collect', actId);
    expect(first.body).toMatchObject({ state: 'settled' });
    const before = await fingerprint(platform, /^game_/);
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 31);
    expect((await opened.act(id, 'collect', actId)).body).toEqual(first.body);
    expect(await opened.act(id, 'roll_back', actId)).toMatchObject({
      status: 409,
      body: { refusal: 'idempotency_mismatch' },
    });
    expect(await fingerprint(platform, /^game_/)).toEqual(before);
  });

  it('an act is applied once when fifty concurrent calls carry the same id [A23, I6]', async () => {
    const { id } = await upFlight();
    const before = await cash();
    const actId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => opened.act(id, 'collect', actId)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await cash()).toBe(before + BigInt(answers[0]?.body.win_cents ?? 0));
    const [acts] = await platform.db.query('SELECT count(*) FROM game_round_acts WHERE round_id = $1', [id]);
    expect(acts).toEqual({ count: 1n });
  });

  it('a collect sent too early leaves the flight up, and retrying it after the crash gets the same response', async () => {
    const { body } = await opened.bet(randomUUID(), flight);
    const actId = randomUUID();
    const early = await opened.act(body.id, 'collect', actId);
    expect(early).toMatchObject({ status: 200, body: { state: 'open' } });
    platform.clock.advance(70_000);
    await platform.jobs.runDue();
    expect((await opened.act(body.id, 'collect', actId)).body).toEqual(early.body);
  });

  it('an act counts from the arrival of its whole body, so a player who delays the body cannot collect a crashed flight', async () => {
    const { id } = await upFlight();
    const began = Promise.withResolvers<undefined>();
    const rest = Promise.withResolvers<undefined>();
    const text = JSON.stringify({ act_id: randomUUID(), act: { name: 'collect' } });
    // When a second chunk is requested, the platform is reading the body.
    const parts = [text.slice(0, 5), text.slice(5)];
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (parts.length === 1) {
            began.resolve(undefined);
            await rest.promise;
          }
          controller.enqueue(new TextEncoder().encode(parts.shift()));
          if (parts.length === 0) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...opened.headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = platform.open.app.request(`/frame/api/rounds/${id}/acts`, init);
    await began.promise;
    platform.clock.advance(120_000);
    rest.resolve(undefined);
    expect((await answer).status).toBe(409);
    expect((await opened.send<Round>('GET', `/frame/api/rounds/${id}`)).body).toMatchObject({ win_cents: 0 });
  });

  it('an act in a round whose seeds no longer exist is refused and the stake is returned, because the outcome cannot be computed', async () => {
    const { id } = await upFlight();
    const before = await cash();
    const move = (from: string, to: string) =>
      platform.db.query('UPDATE game_seed_pairs SET game = $2 WHERE game = $1 AND owner = $3', [
        from,
        to,
        `player:${playerId}`,
      ]);
    await move('rocket-x', 'gone');
    expect(await opened.act(id, 'collect')).toMatchObject({ status: 409, body: { refusal: 'round_closed' } });
    expect(await cash()).toBe(before + 1_000n);
    await move('gone', 'rocket-x');
  });

  it('an act with a name that no game defines is refused as invalid', async () => {
    const { id } = await upFlight();
    expect(await opened.act(id, 'double')).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    await opened.act(id, 'collect');
  });
});

describe('a round with several numbered stakes and acts', () => {
  const place = async (): Promise<Round> => {
    const placed = await placeBet(context, frame, { id: randomUUID(), input: flight });
    if (isRefused(placed)) throw new Error(placed.refused);
    return placed;
  };
  const act = (id: string, name: TwoCards['act']['name'], actId = randomUUID()): Promise<Round | Refused> =>
    actOnRound(context, frame.id, id, { act_id: actId, act: { name } } as unknown as ActBody, platform.deps.now());
  const stakesOf = (id: string) =>
    platform.db.query<{ reference: string; amount: bigint }>(
      `SELECT t.reference, e.amount FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.kind = 'stake' AND t.reference LIKE $1 AND a.kind = 'cash' ORDER BY t.id`,
      [`%${id}%`],
    );
  const hiddenOf = (round: Round | Refused) =>
    isRefused(round) ? null : (round.outcome as unknown as TwoCards['outcome']).hidden;

  it('a round takes each added stake once, shows the hidden card once it is decided, and pays on all stakes', async () => {
    const { id } = await place();
    expect(await cash()).toBe(24_000n);
    const doubleId = randomUUID();
    const doubled = await act(id, 'double', doubleId);
    expect(doubled).toMatchObject({ state: 'open', stake_cents: 2_000, balance_cents: 23_000 });
    expect(hiddenOf(doubled)).toBeNull();
    // A retry gets the original answer even though the balance has changed since.
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 77);
    expect(await act(id, 'double', doubleId)).toEqual(doubled);
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 23_000);
    expect(await act(id, 'double')).toMatchObject({ refused: 'round_closed' });
    expect(await stakesOf(id)).toEqual([
      { reference: `round:player:${playerId}:${id}:stake`, amount: -1_000n },
      { reference: `round:player:${playerId}:${id}:stake:1`, amount: -1_000n },
    ]);
    const stood = await act(id, 'stand');
    expect(stood).toMatchObject({ state: 'settled', stake_cents: 2_000 });
    expect(hiddenOf(stood)).not.toBeNull();
    if (isRefused(stood)) return;
    expect([0, 2_000, 4_000]).toContain(stood.win_cents);
    expect(await cash()).toBe(23_000n + BigInt(stood.win_cents));
    expect(await act(id, 'double', doubleId)).toEqual(doubled);
    expect(await showRound(context, frame.id, id, 0)).toEqual({ ...stood });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    const placedAgain = await placeBet(context, frame, { id, input: flight });
    expect(placedAgain).toMatchObject({ state: 'open', stake_cents: 1_000, balance_cents: 24_000 });
  });

  it('a round ends automatically with the stakes placed so far', async () => {
    const { id } = await place();
    await act(id, 'double');
    platform.clock.advance(twoCardsEndMs);
    await platform.db.transaction(async tx => {
      const locked = await lockRound(tx, `player:${playerId}`, id);
      if (locked !== null) await endRound(tx, context, locked);
    });
    const ended = await showRound(context, frame.id, id, 0);
    expect(ended).toMatchObject({ state: 'settled', stake_cents: 2_000 });
  });

  it('a round refuses a stake that the balance does not cover, and stays unchanged', async () => {
    const { id } = await place();
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 999);
    const before = await fingerprint(platform, /^(?:ledger_|game_)/);
    expect(await act(id, 'double')).toMatchObject({ refused: 'not_enough_money' });
    expect(await fingerprint(platform, /^(?:ledger_|game_)/)).toEqual(before);
    await act(id, 'stand');
  });

  it('refuses an added stake from a player whose break began while the act was waiting [C11]', async () => {
    const { id } = await place();
    const lock = { text: 'SELECT FROM game_sessions WHERE id = $1 FOR UPDATE', values: [frame.id] };
    const before = await cash();
    const [doubled] = await behindLock(platform.db, lock, [
      { waits: true, run: () => act(id, 'double') },
      {
        waits: false,
        run: () =>
          platform.db.query(
            `INSERT INTO user_limits (player_id, type, period, starts_at) VALUES ($1, 'coolingoff', 'day', $2)`,
            [playerId, platform.deps.now()],
          ),
      },
    ]);
    expect(doubled).toMatchObject({ refused: 'cooling_off' });
    expect(await cash()).toBe(before);
    await platform.db.query('DELETE FROM user_limits WHERE player_id = $1', [playerId]);
    await act(id, 'stand');
  });
});

describe('a gate that refuses', () => {
  /** A gate that refuses every stake and records the stakes it was asked about. */
  function shut(): { gate: StakeGate; asked: bigint[] } {
    const asked: bigint[] = [];
    const gate: StakeGate = async (_tx, { stake }) => {
      asked.push(stake);
      return refuse('limit_reached');
    };
    return { gate, asked };
  }
  const sums = () => fingerprint(platform, /^(?:ledger_|game_|facts|outbox|jobs)/);
  const asFrame = ({ sessionId }: OpenedFrame): FrameSession => ({ ...frame, id: sessionId });

  it('a gate that refuses prevents a bet, chips on a live table and an act with a stake from taking any money', async () => {
    const { gate, asked } = shut();
    const closedContext = testGameContext(platform, { gates: [...realPlayGates(platform.ruleFor), gate] });
    const spin = { engine: 'slot', stake_cents: 100 } as const;
    const chips = { engine: 'roulette' as const, bets: [{ spot: 'red', stake_cents: 500 }] };
    for (const [game, input] of [['deep-sea-salvage', spin] as const, ['aurum-roulette', chips] as const]) {
      const ofSession = asFrame(await openFrameOf(platform, player, game, 'real'));
      if (game === 'aurum-roulette') reachPhase(platform.clock, game, 'betting');
      const before = await sums();
      expect(await placeBet(closedContext, ofSession, { id: randomUUID(), input })).toMatchObject({
        refused: 'limit_reached',
      });
      expect(await sums()).toEqual(before);
    }
    // Marks all rounds as shown. Otherwise the new frame would be sent the rounds of the two-card test game.
    await platform.db.query('UPDATE game_rounds SET shown_at = closed_at');
    opened = await openFrameOf(platform, player, 'rocket-x', 'real');
    frame = asFrame(opened);
    const placed = await placeBet(context, frame, { id: randomUUID(), input: flight });
    if (isRefused(placed)) throw new Error(placed.refused);
    const shutCards = testGameContext(platform, { gates: [gate] }, cardRules);
    const before = await sums();
    const act = (name: string) => ({ act_id: randomUUID(), act: { name } }) as unknown as ActBody;
    const doubled = await actOnRound(shutCards, frame.id, placed.id, act('double'), platform.deps.now());
    expect(doubled).toMatchObject({ refused: 'limit_reached' });
    expect(await sums()).toEqual(before);
    expect(asked).toEqual([100n, 500n, 1_000n]);
    // An act without a stake does not go through the gates.
    const stood = await actOnRound(shutCards, frame.id, placed.id, act('stand'), platform.deps.now());
    expect(stood).toMatchObject({ state: 'settled' });
    expect(asked).toHaveLength(3);
  });

  it('a gate that refuses keeps later gates from being called, and gates are not called in demo play', async () => {
    const [first, second] = [shut(), shut()];
    const closedContext = testGameContext(platform, { gates: [first.gate, second.gate] });
    const bet = { id: randomUUID(), input: flight };
    expect(await placeBet(closedContext, frame, bet)).toMatchObject({ refused: 'limit_reached' });
    expect([first.asked, second.asked]).toEqual([[1_000n], []]);
    const demo = await openFrameOf(platform, player, 'rocket-x', 'demo');
    const guest = { id: demo.sessionId, playerId: null, currency: 'FUN', real: false };
    expect(await placeBet(closedContext, guest, { id: randomUUID(), input: flight })).toMatchObject({ mode: 'demo' });
    expect(first.asked).toHaveLength(1);
  });
});
