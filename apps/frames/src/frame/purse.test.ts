import { expect, it } from 'vitest';
import { lessStake, partsOf } from './purse.ts';

it('pays a stake of 5 from 3 real and 2 bonus money if there is no more real money [PX-03] [PX-10]', () => {
  const purse = { real: 300n, bonus: 1_000n };
  expect(partsOf(purse, 500n)).toEqual({ real: 300n, bonus: 200n });
  expect(lessStake(purse, 500n)).toEqual({ real: 0n, bonus: 800n });
});

it('leaves bonus money untouched while real money covers the stake [PX-03]', () => {
  expect(lessStake({ real: 500n, bonus: 1_000n }, 500n)).toEqual({ real: 0n, bonus: 1_000n });
});

it('takes nothing for a stake that real and bonus money do not cover together [PX-10]', () => {
  const purse = { real: 300n, bonus: 100n };
  expect(partsOf(purse, 401n)).toBeNull();
  expect(lessStake(purse, 401n)).toEqual(purse);
});
