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

/** All come while the session of the game is held, as it is while a bet or a collect is under way. */
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

/** Open rounds whose pair has been revealed: none, ever. */
async function leaked(): Promise<number> {
  const rows = await platform.db.query(
    `SELECT FROM game_rounds r JOIN game_seed_pairs p ON p.owner = r.owner AND p.game = r.game AND p.number = r.pair
     WHERE r.state = 'open' AND r.table_round IS NULL AND p.revealed_at IS NOT NULL`,
  );
  return rows.length;
}

/** Only rounds that fly are of use here: a point below 1.01x would be over at once. */
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

describe('what a bet is decided on is read once its lock is held', () => {
  it('seeds are not given up while a bet that came first waits for its lock [C33]', async () => {
    const [placed, rotated] = await race(waiting(bet), waiting(rotate));
    expect(isOpen(placed)).toBe(true);
    expect(rotated).toMatchObject(refused(409, 'round_open'));
    expect(await leaked()).toBe(0);
  });

  it('a bet that comes after the seeds are given up is played on the new ones [C33]', async () => {
    const [rotated, placed] = await race(waiting(rotate), waiting(bet));
    expect(rotated.status).toBe(200);
    expect(placed.body.seed.pair).toBe(rotated.body.active.number);
    expect(await leaked()).toBe(0);
  });

  it('who signs out while a bet waits has bet nothing [A10]', async () => {
    const [placed, gone] = await race(
      waiting(bet),
      meanwhile(() => player.send('DELETE', '/api/users/sign_out')),
    );
    expect(gone.status).toBe(204);
    expect(placed).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('an exclusion begun before a bet that waits with it refuses the bet [C12]', async () => {
    // It ends the games of its player, and so it waits for the same lock.
    const [, placed] = await race(
      waiting(() => block('self_excluded')),
      waiting(bet),
    );
    expect(placed).toMatchObject(refused(401, 'unauthenticated'));
  });

  it.each(['cooling_off', 'limit_reached'])('%s, set while a bet waits, refuses it [C8, C11]', async kind => {
    const [placed] = await race(
      waiting(bet),
      meanwhile(() => block(kind)),
    );
    expect(placed).toMatchObject(refused(403, kind));
  });

  it('of two bets of one cycle the second is refused, and the same one twice is one', async () => {
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

  it('the active currency does not change under a bet that came first', async () => {
    const [placed, opened] = await race(
      waiting(bet),
      waiting(() => player.send('POST', '/api/player/accounts', { currency: 'CAD' })),
    );
    expect(isOpen(placed)).toBe(true);
    expect(opened).toMatchObject(refused(409, 'round_open'));
  });

  it('a round that two collect at once is closed by the first; the second is answered as it was [A23, I6]', async () => {
    for (let flights = 0; flights < 50; flights += 1) {
      const { id } = (await bet()).body;
      platform.clock.advance(200);
      const collect = () => frame.act(id, 'collect');
      const [first, second] = await race(waiting(collect), waiting(collect));
      expect(second).toMatchObject({ status: first.status });
      platform.clock.advance(120_000);
      // A flight that was over at once was collected by neither.
      if (first.status === 409) continue;
      expect(first).toMatchObject({ status: 200, body: { state: 'settled' } });
      expect(second.body).toEqual(first.body);
      return;
    }
    throw new Error('No flight stays up');
  });

  it('leaves the ledger whole [I1, I4]', async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
