import { stretchOf, type PlayTime } from '@liftoff/rules/limits/reality-check';
import type { Tx } from '../../database/database.ts';
import { recordPlay } from '../../limits/play-time.ts';
import type { GameSessionRow } from '../rows.ts';

/** Play time is recorded to the minute. Step in milliseconds. */
const stepMs = 60_000;

/** Starts or continues the player's real-money play time after a stake has been taken [C17]. */
export async function keepPlayTime(
  tx: Tx,
  { mode, player_id: playerId }: Pick<GameSessionRow, 'mode' | 'player_id'>,
  playTime: PlayTime | null,
  now: Date,
): Promise<void> {
  if (mode === 'demo' || playerId === null || playTime === null) return;
  const stretch = stretchOf(playTime);
  if (stretch !== null && now.getTime() - stretch.playedAt.getTime() < stepMs) return;
  await recordPlay(tx, Number(playerId), playTime.sessionBegan, now);
}
