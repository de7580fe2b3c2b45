import { describe, expect, it } from 'vitest';
import { outOfOrder, placesOf, type LockPlace } from './record-locks.ts';

describe('the locks taken by a statement', () => {
  it.each<[string, string, LockPlace[]]>([
    ['a row', 'SELECT FROM players WHERE id = $1 FOR UPDATE', ['player']],
    ['a row for less', 'SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', ['player']],
    ['nothing', 'SELECT FROM players WHERE id = $1', []],
    [
      'a row that another table names',
      'SELECT FROM game_sessions s WHERE s.id = (SELECT r.session_id FROM game_rounds r WHERE r.id = $1) FOR UPDATE',
      ['game session'],
    ],
    [
      'rows of a join',
      'SELECT * FROM game_sessions s JOIN game_seed_pairs p ON p.owner = s.owner FOR UPDATE',
      ['game session', 'seed pair'],
    ],
    [
      'one side of a join',
      'SELECT * FROM game_sessions s JOIN game_seed_pairs AS p ON p.owner = s.owner FOR UPDATE OF p',
      ['seed pair'],
    ],
    ['rows that are changed', 'UPDATE payments SET state = $1 WHERE id = $2', ['payment']],
    ['a key', 'INSERT INTO idempotency (owner) VALUES ($1) ON CONFLICT (owner) DO NOTHING', ['keyed write']],
    ['nothing that exists', 'INSERT INTO job_turns (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET name = $1', []],
    [
      'the inner one first',
      'WITH one AS (SELECT id FROM game_rounds FOR UPDATE) UPDATE game_sessions SET ended_at = $1',
      ['round', 'game session'],
    ],
  ])('recognises the locks for %s', (_, text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('throws for a lock on a table that has no place in the lock order', () => {
    expect(() => placesOf('SELECT FROM cms_pages FOR UPDATE')).toThrow(/cms_pages/);
  });

  it('locks are out of order if a later place in the lock order comes first', () => {
    expect(outOfOrder(['keyed write', 'player', 'accounts'])).toBeNull();
    expect(outOfOrder(['player', 'accounts', 'payment'])).toEqual(['accounts', 'payment']);
    expect(outOfOrder(['payment', 'player'])).toEqual(['payment', 'player']);
  });
});
