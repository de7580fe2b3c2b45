import { describe, expect, it } from 'vitest';
import { readMode } from './play-data.ts';

describe('the mode of a game’s address', () => {
  it.each([
    ['?mode=real', 'real'],
    ['?mode=demo', 'demo'],
    ['', null],
    ['?mode=REAL', null],
    ['?mode=', null],
  ])('"%s" is %s [ROUTE-045] [STATE-042]', (search, mode) => {
    expect(readMode(new URL(`https://liftoff.example/play/turbogames/rocket-x${search}`))).toBe(mode);
  });
});
