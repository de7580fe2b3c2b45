import { expect, it } from 'vitest';
import { countText } from './count.tsx';

it('a counter shows numbers below 9, "9+" from 9 upwards, and nothing at 0 [CONST-021] [PNOTIF-009]', () => {
  expect([0, 1, 8, 9, 10, 250].map(countText)).toEqual([null, '1', '8', '9+', '9+', '9+']);
});
