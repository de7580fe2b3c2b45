import type { Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { playedGame } from '../game-context.ts';
import { closeRound, lockRound, type Ending } from './close-round.ts';

let frame: OpenedFrame;
let owner: string;
let playerId: number;

const table = 'aurum-roulette';
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));

/** Places chips on the table, takes them back and returns the id of that round. */
async function takenBack(): Promise<string> {
  reachPhase(platform.clock, table, 'betting');
  const id = randomUUID();
  const placed = await frame.bet(id, { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] });
  expect(placed.status).toBe(200);
  expect((await frame.act(id, 'roll_back')).status).toBe(200);
  return id;
}

/** Closes a round without the checks that callers normally make first. */
const close = (id: string, ending: Ending['kind']) =>
  platform.db.transaction(async tx => {
    const locked = await lockRound(tx, owner, id);
    if (locked === null) throw new Error('There is no such round');
    const { outcome } = locked.round;
    const context = testGameContext(platform);
    const game = await playedGame(context, tx, table);
    return closeRound(
      tx,
      context,
      locked,
      ending === 'win'
        ? { kind: 'win', paid: 500n, outcome, game, counts: 0n, draw: () => () => 0 }
        : { kind: 'roll_back', outcome },
    );
  });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  owner = `player:${playerId}`;
  frame = await openFrameOf(platform, player, table, 'real');
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe('a round', () => {
  it.each(['win', 'roll_back'] as const)('a closed round cannot be closed again: %s', async ending => {
    const id = await takenBack();
    const before = await cash();
    await expect(close(id, ending)).rejects.toThrow('is closed already');
    expect(await cash()).toBe(before);
  });

  it('a round that was wrongly reopened is not paid again, because the ledger already contains its payment', async () => {
    const id = await takenBack();
    const before = await cash();
    await platform.db.query(`UPDATE game_rounds SET state = 'open', closed_at = NULL WHERE id = $1`, [id]);
    await expect(close(id, 'roll_back')).rejects.toThrow('could not be paid: duplicate');
    expect(await cash()).toBe(before);
    expect(await platform.db.query('SELECT state FROM game_rounds WHERE id = $1', [id])).toEqual([{ state: 'open' }]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('closing a demo round leaves the play-money balance correct', async () => {
    const demo = await openFrameOf(platform, platform.caller(), 'rocket-x', 'demo');
    const placed = await demo.bet(randomUUID(), { engine: 'crash', stake_cents: 500, auto_collect_hundredths: null });
    platform.clock.advance(120_000);
    await platform.jobs.runDue();
    const over = await demo.send<Round>('GET', `/frame/api/rounds/${placed.body.id}`);
    expect(over.body).toMatchObject({ state: 'settled', mode: 'demo', win_cents: 0 });
    const [session] = await platform.db.query('SELECT purse FROM game_sessions WHERE id = $1', [demo.sessionId]);
    expect(session).toEqual({ purse: BigInt(placed.body.balance_cents) });
  });

  it('a round cannot be locked by another owner or under an unknown id', async () => {
    const id = await takenBack();
    const lock = (of: string, which: string) => platform.db.transaction(tx => lockRound(tx, of, which));
    expect((await lock(owner, id))?.round.id).toBe(id);
    expect(await lock('player:0', id)).toBeNull();
    expect(await lock(owner, randomUUID())).toBeNull();
  });
});
