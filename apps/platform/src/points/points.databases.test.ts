import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { testDeps } from '../testing/test-deps.ts';
import { checkPoints } from './check-points.ts';
import { openPoints } from './points.ts';

const points = openPoints(testDeps());
let db: Database;
let player = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => void (player += 1));
afterAll(async () => {
  await db.close();
});

const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));
const countOf = <T>(answers: readonly T[], wanted: T) => answers.filter(answer => answer === wanted).length;

describe('points under concurrent access', () => {
  it('of thirty spends of the whole balance at once, one takes it [PX-05]', async () => {
    await db.transaction(tx => points.earn(tx, player, 100n, 'round:1'));
    const spent = await times(30, n => db.transaction(tx => points.spend(tx, player, 100n, `shop:${n}`)));
    expect(countOf(spent, 'posted')).toBe(1);
    expect(countOf(spent, 'not_enough_points')).toBe(29);
    expect(await points.balance(db, player)).toEqual({ chargeable: 0n, persistent: 100n });
  });

  it('a cause that is credited thirty times at once credits its points once, also as the player’s first [PX-05]', async () => {
    const credited = await times(30, () => db.transaction(tx => points.earn(tx, player, 7n, 'round:1')));
    expect(countOf(credited, 'posted')).toBe(1);
    expect(countOf(credited, 'duplicate')).toBe(29);
    expect(await points.balance(db, player)).toEqual({ chargeable: 7n, persistent: 7n });
  });

  it('credits and spends of several players at once keep every invariant [PX-05] [I1] [I2] [I3] [I4] [I8]', async () => {
    const first = 1_000;
    await times(60, n => db.transaction(tx => points.give(tx, first + (n % 4), 5n, `gift:${n}`)));
    await times(60, n => db.transaction(tx => points.spend(tx, first + (n % 4), 9n, `shop:${n}`)));
    expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
    expect(await checkPoints(db)).toEqual({ id: 'points', intact: true, detail: null });
    // Each player was given fifteen times 5 points, which pay eight spends of 9.
    expect(await points.balance(db, first)).toEqual({ chargeable: 3n, persistent: 0n });
  });
});
