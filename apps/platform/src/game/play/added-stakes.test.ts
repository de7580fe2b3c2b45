import type { ActBody, Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefused, type FrameSession, type Refused } from '../../core/call.ts';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { cardRules } from '../../testing/card-rules.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { placeBet } from './bet.ts';
import { actOnRound } from '../frame/frame-rounds.ts';
import type { GameContext } from '../game-context.ts';

let player: TestCaller;
let playerId: number;
let context: GameContext;

const flight = { engine: 'crash', stake_cents: 1_000, auto_collect_hundredths: null } as const;
const money = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const sums = () => fingerprint(platform, /^(?:ledger_|game_)/);

async function frameIn(mode: 'real' | 'demo', game = 'rocket-x'): Promise<FrameSession> {
  const { sessionId } = await openFrameOf(platform, player, game, mode);
  return { id: sessionId, playerId: mode === 'real' ? playerId : null, currency: 'EUR', real: mode === 'real' };
}
const bet = (frame: FrameSession, input: object = flight, of = context): Promise<Round | Refused> =>
  placeBet(of, frame, { id: randomUUID(), input: input as typeof flight });
const made = (round: Round | Refused): Round => {
  if (isRefused(round)) throw new Error(round.refused);
  return round;
};
const double = (frame: FrameSession, id: string): Promise<Round | Refused> =>
  actOnRound(
    context,
    frame.id,
    id,
    { act_id: randomUUID(), act: { name: 'double' } } as unknown as ActBody,
    platform.deps.now(),
  );
const sessionOf = async ({ id }: FrameSession) =>
  (
    await platform.db.query<{ staked: bigint; purse: bigint }>(
      'SELECT staked, purse FROM game_sessions WHERE id = $1',
      [id],
    )
  )[0];

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  context = testGameContext(platform, {}, cardRules);
});
beforeEach(async () => {
  platform.clock.advance(70_000);
  await platform.jobs.runDue();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe('a stake added by an act', () => {
  it('in a demo, an added stake is paid from the play-money balance: no ledger account moves and the round has no funding', async () => {
    const frame = await frameIn('demo');
    const before = { cash: await money(), session: await sessionOf(frame) };
    const round = made(await bet(frame));
    const doubled = made(await double(frame, round.id));
    expect(doubled).toMatchObject({ state: 'open', stake_cents: 2_000, mode: 'demo' });
    expect(await sessionOf(frame)).toEqual({
      staked: (before.session?.staked ?? 0n) + 2_000n,
      purse: (before.session?.purse ?? 0n) - 2_000n,
    });
    expect(await money()).toBe(before.cash);
    const rows = await platform.db.query('SELECT funding, stake FROM game_rounds WHERE id = $1', [round.id]);
    expect(rows).toEqual([{ funding: null, stake: 2_000n }]);
  });

  it.each(['real', 'demo'] as const)(
    'an added stake is refused without moving any money if there is not enough money: %s',
    async mode => {
      const frame = await frameIn(mode);
      const round = made(await bet(frame));
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 999);
      await platform.db.query('UPDATE game_sessions SET purse = least(purse, 999) WHERE id = $1', [frame.id]);
      const before = await sums();
      expect(await double(frame, round.id)).toMatchObject({ refused: 'not_enough_money' });
      expect(await sums()).toEqual(before);
    },
  );

  it("an added real-money stake leaves the session's play-money balance at zero, because real money is in the ledger", async () => {
    const frame = await frameIn('real');
    const before = await money();
    const round = made(await bet(frame));
    made(await double(frame, round.id));
    expect(await sessionOf(frame)).toMatchObject({ purse: 0n });
    expect(await money()).toBe(before - 2_000n);
  });

  it('an added stake is refused once the game has been opened elsewhere or the site session has ended', async () => {
    const frame = await frameIn('real');
    const round = made(await bet(frame));
    await platform.db.query('UPDATE game_sessions SET ended_at = $2 WHERE id = $1', [frame.id, platform.clock.now()]);
    const before = await sums();
    expect(await double(frame, round.id)).toMatchObject({ refused: 'opened_elsewhere' });
    expect(await sums()).toEqual(before);
    await platform.db.query('UPDATE game_sessions SET ended_at = NULL WHERE id = $1', [frame.id]);
    await platform.db.query('UPDATE sessions SET ended_at = $2 WHERE player_id = $1', [playerId, platform.clock.now()]);
    expect(await double(frame, round.id)).toMatchObject({ refused: 'unauthenticated' });
    player = await signInDemo(platform);
  });
});

describe('a bet', () => {
  it('a bet takes no money in a game session that ended because the game was opened elsewhere', async () => {
    const frame = await frameIn('real');
    await platform.db.query('UPDATE game_sessions SET ended_at = $2 WHERE id = $1', [frame.id, platform.clock.now()]);
    const before = await sums();
    expect(await bet(frame)).toMatchObject({ refused: 'opened_elsewhere' });
    expect(await sums()).toEqual(before);
  });

  it.each([
    [4_000_000_000, 'not_enough_money'],
    [1, 'stake_out_of_range'],
  ])(
    'a demo bet of %d minor units is checked against the balance before the stake range',
    async (stake_cents, refused) => {
      const frame = await frameIn('demo');
      expect(await bet(frame, { ...flight, stake_cents })).toMatchObject({ refused });
    },
  );

  it('a bet of exactly the demo balance counts as covered, so only the stake range refuses it', async () => {
    const frame = await frameIn('demo');
    await platform.db.query('UPDATE game_sessions SET purse = 1 WHERE id = $1', [frame.id]);
    expect(await bet(frame, { ...flight, stake_cents: 1 })).toMatchObject({ refused: 'stake_out_of_range' });
  });
});
