import { expect, it } from 'vitest';
import { createPlayer } from '../account/sign-up/create-player.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { playerIdOf, settleRound, startTournament } from '../testing/tournaments.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

/** Enters as many players whose accounts are closed, and who are therefore off the board. */
async function enterAbsent(tournament: string, count: number): Promise<void> {
  const createdAt = platform.clock.now();
  const of = { passwordHash: 'none', currency: 'EUR', country: 'DE', licence: 'CW', language: 'en-CA' } as const;
  const born = { dateOfBirth: '1980-01-01', receive_promos: false, receive_sms_promos: false };
  await platform.db.transaction(async tx => {
    for (let at = 0; at < count; at += 1)
      await createPlayer(tx, { ...of, ...born, createdAt, email: `absent-${at}@liftoff.test` });
    await tx.query(`UPDATE players SET closed_at = $1, closed_for = 'under_age' WHERE email LIKE 'absent-%'`, [
      createdAt,
    ]);
    await tx.query(
      `INSERT INTO tournament_entries (tournament_id, player_id, nickname, is_sandbox, joined_at, on_board)
       SELECT $1, id, 'absent', true, $2, false FROM players WHERE email LIKE 'absent-%'`,
      [tournament, createdAt],
    );
  });
}

it('a player who may have prizes again returns to the board, however many players are off it [PX-66]', async () => {
  const { id } = await startTournament(platform, { entry: 'automatic' });
  await enterAbsent(id, 401);
  const email = 'absent-400@liftoff.test';
  const player = await playerIdOf(platform, email);
  await platform.db.query('UPDATE players SET closed_at = NULL, closed_for = NULL WHERE id = $1', [player]);
  await settleRound(platform, { player, win: 300n });
  await takeFacts(platform, 'tournaments');
  await platform.db.query('UPDATE tournament_entries SET on_board = false WHERE player_id = $1', [player]);
  const isBack = async () => {
    const [entry] = await platform.db.query<{ on_board: boolean }>(
      'SELECT on_board FROM tournament_entries WHERE tournament_id = $1 AND player_id = $2',
      [id, player],
    );
    return entry?.on_board;
  };
  const runs: unknown[] = [];
  for (let run = 0; run < 4; run += 1) {
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    runs.push(await isBack());
  }
  expect(runs).toEqual([false, false, true, true]);
});
