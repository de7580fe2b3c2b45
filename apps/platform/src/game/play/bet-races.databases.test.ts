import type { Round, SeedPair } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { behindLock, type Contender } from '../../testing/race.ts';
import { usePlatform, type TestAnswer, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let frame: OpenedFrame;

const email = 'demo@liftoff.test';
const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 100_000 };
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });

const waiting = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: true });
const meanwhile = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: false });

/** Runs all contenders while the game session is locked, as it is during a bet or a collect. */
const race = <const T extends readonly Contender<unknown>[]>(...contenders: T) =>
  behindLock(
    platform.db,
    { text: 'SELECT FROM game_sessions WHERE id = $1 FOR UPDATE', values: [frame.sessionId] },
    contenders,
  );

const bet = (id: string = randomUUID()) => frame.bet(id, input);
const rotate = () =>
  frame.send<{ active: SeedPair; revealed: SeedPair }>('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' });
const block = (kind: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: kind });

/** The number of open rounds whose seed pair has been revealed. It must always be zero. */
async function leaked(): Promise<number> {
  const rows = await platform.db.query(
    `SELECT FROM game_rounds r JOIN game_seed_pairs p ON p.owner = r.owner AND p.game = r.game AND p.number = r.pair
     WHERE r.state = 'open' AND r.table_round IS NULL AND p.revealed_at IS NOT NULL`,
  );
  return rows.length;
}

/**
 * Whether the flight is up. Only such rounds are of use here: a crash point below 1.01x ends the round immediately.
 */
const isOpen = (answer: TestAnswer<Round>): boolean => answer.status === 200 && answer.body.state === 'open';

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(120_000);
  await platform.jobs.runDue();
  await block('none');
  player = await signInDemo(platform);
  await giveMoney(platform, email, 'EUR', 100_000);
  frame = await openFrameOf(platform, player, 'rocket-x', 'real');
  platform.clock.advance(10_000);
});

describe('conditions of a bet that are read under its lock', () => {
  it('seeds cannot be rotated while an earlier bet waits for its lock [C33]', async () => {
    const [placed, rotated] = await race(waiting(bet), waiting(rotate));
    expect(isOpen(placed)).toBe(true);
    expect(rotated).toMatchObject(refused(409, 'round_open'));
    expect(await leaked()).toBe(0);
  });

  it('a bet that arrives after a seed rotation is played with the new seeds [C33]', async () => {
    const [rotated, placed] = await race(waiting(rotate), waiting(bet));
    expect(rotated.status).toBe(200);
    expect(placed.body.seed.pair).toBe(rotated.body.active.number);
    expect(await leaked()).toBe(0);
  });

  it('a bet is refused if its player signs out while it waits for its lock [A10]', async () => {
    const [placed, gone] = await race(
      waiting(bet),
      meanwhile(() => player.send('DELETE', '/api/users/sign_out')),
    );
    expect(gone.status).toBe(204);
    expect(placed).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('a bet is refused if an exclusion began before it, even if both wait for the same lock [C12]', async () => {
    // The exclusion ends the player's games, so it waits for the same lock.
    const [, placed] = await race(
      waiting(() => block('self_excluded')),
      waiting(bet),
    );
    expect(placed).toMatchObject(refused(401, 'unauthenticated'));
  });

  it.each(['cooling_off', 'limit_reached'])(
    'a bet is refused if %s is set while the bet waits for its lock [C8, C11]',
    async kind => {
      const [placed] = await race(
        waiting(bet),
        meanwhile(() => block(kind)),
      );
      expect(placed).toMatchObject(refused(403, kind));
    },
  );

  it('only the first of two bets in one cycle is accepted, and retrying it gets the same response', async () => {
    const id = randomUUID();
    const [first, other, again] = await race(
      waiting(() => bet(id)),
      waiting(() => bet()),
      waiting(() => bet(id)),
    );
    expect(isOpen(first)).toBe(true);
    expect(other.status).not.toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it('the active currency cannot change while an earlier bet is waiting for its lock', async () => {
    const [placed, opened] = await race(
      waiting(bet),
      waiting(() => player.send('POST', '/api/player/accounts', { currency: 'CAD' })),
    );
    expect(isOpen(placed)).toBe(true);
    expect(opened).toMatchObject(refused(409, 'round_open'));
  });

  it('the first of two concurrent collects closes the round, and the second gets the same response [A23, I6]', async () => {
    for (let flights = 0; flights < 50; flights += 1) {
      const { id } = (await bet()).body;
      platform.clock.advance(200);
      const collect = () => frame.act(id, 'collect');
      const [first, second] = await race(waiting(collect), waiting(collect));
      expect(second).toMatchObject({ status: first.status });
      platform.clock.advance(120_000);
      // A flight that crashed immediately was collected by neither call.
      if (first.status === 409) continue;
      expect(first).toMatchObject({ status: 200, body: { state: 'settled' } });
      expect(second.body).toEqual(first.body);
      return;
    }
    throw new Error('No flight stays up');
  });

  it('concurrent bets and collects keep the ledger consistent [I1, I4]', async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
