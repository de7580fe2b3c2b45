import type { Freespins } from '@liftoff/contract/bonus';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { behindLock, type Contender } from '../testing/race.ts';
import { giveSpins, issueTestSpins, spinGame, spinsNow } from '../testing/spins.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { checkSpins } from './check-spins.ts';
import { endSpinsOf } from './move-spins.ts';

let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;

const waiting = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: true });
/** Runs all contenders while the wallet is locked, under which free spins change. */
const race = <const T extends readonly Contender<unknown>[]>(...contenders: T) =>
  behindLock(
    platform.db,
    {
      text: `SELECT FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND currency = 'EUR' FOR NO KEY UPDATE`,
      values: [`player:${playerId}`],
    },
    contenders,
  );
const spin = (set: number) => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 }, String(set));
const cancel = (id: number) => player.send<Freespins>('DELETE', `/api/player/freespins/${id}`);
const activate = (id: number) =>
  player.send<Freespins>('POST', `/api/player/freespins/${id}/activation`, { game: spinGame });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  await platform.db.transaction(tx => endSpinsOf(tx, platform, playerId));
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 1_000);
  frame = await openFrameOf(platform, player, spinGame, 'real');
  platform.clock.advance(10_000);
});

const everythingAddsUp = async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkSpins(platform.db)).toEqual({ id: 'I16', intact: true, detail: null });
};

describe('free spins under concurrent access', () => {
  it('a spin that waited for a cancellation is refused, and its set ends once [A23]', async () => {
    const id = await giveSpins(platform, playerId);
    const [canceled, spun] = await race(
      waiting(() => cancel(id)),
      waiting(() => spin(id)),
    );
    expect(canceled.body).toMatchObject({ stage: 'canceled', freespins_left: 5 });
    expect(spun).toMatchObject({ status: 422, body: { refusal: 'freespins_unavailable' } });
    await everythingAddsUp();
  });

  it('a cancellation that waited for a spin keeps what the spin has won [A23] [PX-59]', async () => {
    const id = await giveSpins(platform, playerId);
    const [spun, canceled] = await race(
      waiting(() => spin(id)),
      waiting(() => cancel(id)),
    );
    expect(spun.status).toBe(200);
    expect(canceled.body).toMatchObject({ stage: 'canceled', freespins_left: 4, kept_cents: spun.body.win_cents });
    await everythingAddsUp();
  });

  it('an activation that waited for a cancellation is refused [A23]', async () => {
    const id = await issueTestSpins(platform, playerId);
    const [canceled, activated] = await race(
      waiting(() => cancel(id)),
      waiting(() => activate(id)),
    );
    expect(canceled.status).toBe(200);
    expect(activated.status).toBe(404);
    await everythingAddsUp();
  });

  it('an expiry that waited for a spin ends the set with its win, and no spin is played after it [PX-45] [PX-57]', async () => {
    const id = await giveSpins(platform, playerId);
    const [spun] = await race(
      waiting(() => spin(id)),
      waiting(async () => {
        await platform.db.query('UPDATE spin_sets SET valid_until = $2 WHERE id = $1', [id, platform.clock.now()]);
        return await platform.jobs.runDue();
      }),
    );
    await platform.jobs.runDue();
    const { stage, wins, kept } = await spinsNow(platform, id);
    expect({ stage, kept }).toEqual({ stage: 'expired', kept: wins });
    expect([200, 422]).toContain(spun.status);
    expect(await spin(id)).toMatchObject({ body: { refusal: 'freespins_unavailable' } });
    await everythingAddsUp();
  });

  it('fifty concurrent cancellations and activations end a set once and move its money once [A23]', async () => {
    for (let times = 0; times < 4; times += 1) {
      const id = await issueTestSpins(platform, playerId, { count: 3 });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? activate(id) : cancel(id))),
      );
      for (const { status } of answers) expect([200, 404, 429]).toContain(status);
      await cancel(id);
      await platform.db.transaction(tx => endSpinsOf(tx, platform, playerId));
      expect((await spinsNow(platform, id)).stage).toBe('canceled');
      await everythingAddsUp();
    }
  });
});
