import { describe, expect, it } from 'vitest';
import { readMode } from './play-data.ts';

describe('readMode', () => {
  it.each([
    ['?mode=real', 'real'],
    ['?mode=demo', 'demo'],
    ['', null],
    ['?mode=REAL', null],
    ['?mode=', null],
  ])('reads the query "%s" as mode %s [ROUTE-045] [STATE-042]', (search, mode) => {
    expect(readMode(new URL(`https://liftoff.example/play/turbogames/rocket-x${search}`))).toBe(mode);
  });
});
