import { expect, it } from 'vitest';
import { spotState, type SpotState } from './spot-state.ts';
import { spotOf, spots } from './spots.ts';

const idsThat = (state: SpotState, number: number) =>
  spots.filter(spot => spotState({ phase: 'done', number }, spot, undefined) === state).map(({ id }) => id);
const outside = (ids: readonly string[]) => ids.filter(id => spotOf(id)?.at === null);

it('marks outside bets as won or lost, like numbers', () => {
  expect(outside(idsThat('won', 17))).toEqual(['column:2', 'dozen:2', 'low', 'black', 'odd']);
  expect(outside(idsThat('lost', 17))).toEqual(['column:3', 'column:1', 'dozen:1', 'dozen:3', 'even', 'red', 'high']);
});

it('marks every outside bet as lost when zero wins', () => expect(outside(idsThat('won', 0))).toEqual([]));

it('lights the numbers of the pointed spot while the table is open, and marks no spot once it is closed', () => {
  const pointed = spotOf('dozen:1');
  const lit = spots.filter(spot => spotState({ phase: 'open' }, spot, pointed) === 'lit');
  expect(lit.flatMap(({ numbers }) => numbers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(spots.filter(spot => spotState({ phase: 'open' }, spot, pointed) === 'pointed')).toEqual([pointed]);
  expect(spots.every(spot => spotState({ phase: 'closed' }, spot, pointed) === 'closed')).toBe(true);
});
