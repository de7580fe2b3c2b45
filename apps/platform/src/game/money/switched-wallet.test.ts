import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { resultAt, tableMoment } from '../table/table-clock.ts';

/* Tests a player with two wallet accounts and a round that is open in one of them. */
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;

const email = 'demo@liftoff.test';
const flight = 'rocket-x';
const table = 'aurum-roulette';
const crash = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
const chips = { engine: 'roulette', bets: ['red', 'black'].map(spot => ({ spot, stake_cents: 500 })) };

const cashIn = (currency: 'EUR' | 'CAD') => balanceOf(platform.db, playerAccount(playerId, 'cash', currency));
const wallets = async () => [await cashIn('EUR'), await cashIn('CAD')] as const;
const switchTo = (currency: string) => player.send<{ active: boolean }>('POST', '/api/player/accounts', { currency });
const activeWallet = async () =>
  (await player.send<{ currency: string; active: boolean }[]>('GET', '/api/player/accounts')).body
    .filter(({ active }) => active)
    .map(({ currency }) => currency);

async function rowOf(id: string) {
  const [row] = await platform.db.query<{ state: string; currency: string; win: bigint }>(
    'SELECT state, currency, win FROM game_rounds WHERE id = $1',
    [id],
  );
  if (row === undefined) throw new Error(`${id} is no round`);
  return row;
}

/** A flight that is still up at 1.20x. Flights that crash earlier are skipped. */
async function fly(): Promise<string> {
  for (let flights = 0; flights < 50; flights += 1) {
    const { id } = (await frame.bet(randomUUID(), crash)).body;
    platform.clock.advance(elapsedFor(120));
    await platform.jobs.runDue();
    if ((await rowOf(id)).state === 'open') return id;
    platform.clock.advance(10_000);
  }
  throw new Error('No flight stays up');
}

async function layChips(): Promise<string> {
  reachPhase(platform.clock, table, 'betting');
  const placed = await frame.bet(randomUUID(), chips);
  expect(placed.status).toBe(200);
  return placed.body.id;
}

interface Ending {
  readonly how: string;
  readonly game: string;
  readonly open: () => Promise<string>;
  /** Ends the round and returns the amount that the player got back. */
  readonly end: (id: string) => Promise<bigint>;
}

const endings: Ending[] = [
  {
    how: 'a flight that is collected',
    game: flight,
    open: fly,
    end: async id => {
      const { body } = await frame.act(id, 'collect');
      expect(body).toMatchObject({ state: 'settled', currency: 'EUR', win_cents: 120 });
      expect(BigInt(body.balance_cents)).toBe(await cashIn('EUR'));
      return 120n;
    },
  },
  {
    how: 'a flight whose seeds are gone, so that its stake goes back',
    game: flight,
    open: fly,
    end: async id => {
      const move = 'UPDATE game_seed_pairs SET number = number + $2 WHERE owner = $1';
      await platform.db.query(move, [`player:${playerId}`, 1_000]);
      platform.clock.advance(600_000);
      await platform.jobs.runDue();
      await platform.db.query(move, [`player:${playerId}`, -1_000]);
      expect((await rowOf(id)).state).toBe('rolled_back');
      return 100n;
    },
  },
  {
    how: 'chips that are taken back',
    game: table,
    open: layChips,
    end: async id => {
      const { body } = await frame.act(id, 'roll_back');
      expect(body).toMatchObject({ state: 'rolled_back', currency: 'EUR' });
      expect(BigInt(body.balance_cents)).toBe(await cashIn('EUR'));
      return 1_000n;
    },
  },
  {
    how: 'chips that the table pays',
    game: table,
    open: layChips,
    end: async id => {
      platform.clock.moveTo(resultAt(table, tableMoment(table, platform.clock.now()).round));
      await platform.jobs.runDue();
      const { state, win } = await rowOf(id);
      expect(state).toBe('settled');
      return win;
    },
  },
];

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(120_000);
  await platform.jobs.runDue();
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  for (const currency of ['EUR', 'CAD']) await giveMoney(platform, email, currency, 100_000);
  expect((await switchTo('EUR')).status).toBe(201);
});

describe.each(endings)('$how', ({ game, open, end }) => {
  it('an open round prevents switching to another wallet account until it has ended', async () => {
    frame = await openFrameOf(platform, player, game, 'real');
    const id = await open();
    const [euros, dollars] = await wallets();
    expect(await switchTo('CAD')).toMatchObject({ status: 409, body: { refusal: 'round_open' } });
    expect(await activeWallet()).toEqual(['EUR']);
    const back = await end(id);
    expect(await wallets()).toEqual([euros + back, dollars]);
    expect((await switchTo('CAD')).status).toBe(201);
    expect(await activeWallet()).toEqual(['CAD']);
  });

  it('a round is paid to the wallet account from which it was staked, even after a switch and while another game is open', async () => {
    frame = await openFrameOf(platform, player, game, 'real');
    expect((await switchTo('CAD')).status).toBe(201);
    const before = await wallets();
    const id = await open();
    const [euros, dollars] = await wallets();
    expect(dollars).toBe(before[1]);
    expect(euros).toBeLessThan(before[0]);
    await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    const back = await end(id);
    expect(await wallets()).toEqual([euros + back, dollars]);
    expect((await rowOf(id)).currency).toBe('EUR');
    const moved = await platform.db.query<{ currency: string }>(
      `SELECT DISTINCT a.currency FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
       JOIN ledger_accounts a ON a.id = e.account_id WHERE t.reference LIKE $1`,
      [`round:%:${id}:%`],
    );
    expect(moved).toEqual([{ currency: 'EUR' }]);
  });
});

it('switching wallet accounts leaves the ledger consistent', async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
});
