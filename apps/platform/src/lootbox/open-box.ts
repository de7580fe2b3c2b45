import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { tierOf } from '@liftoff/rules/lootbox/box';
import { drawSegment } from '@liftoff/rules/lootbox/draw-box';
import { tableGroupOf } from '@liftoff/rules/lootbox/prize-table';
import { playerById } from '../account/player-row.ts';
import { rulePlaceOf } from '../account/profile/rule-place.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { lockBox, moveBox } from './box-rows.ts';
import { boxView } from './box-view.ts';
import { rewardOf, waitingBoxes, type PrizeParts } from './open-lootboxes.ts';
import { countWon, lockDrawingTable } from './prize-tables.ts';

/** A player who opens a box. Without a client seed, a random one is used; without odds, any odds are accepted. */
export interface Opening {
  readonly playerId: number;
  /** Country of the call; `null` if unknown. */
  readonly country: string | null;
  readonly id: string;
  readonly client_seed?: string | undefined;
  readonly odds?: string | undefined;
}

/**
 * Opens a player's box: draws the prize from the committed numbers and gives it, all or nothing. An opened box returns
 * the same prize again [PX-76]. A box with a prize that cannot be credited now, and a box whose odds are not the ones
 * that the player has seen, stay unopened [PX-77] [PX-79].
 */
export async function openBox(
  tx: Tx,
  { deps, ruleFor }: Platform,
  prizes: PrizeParts,
  opening: Opening,
): Promise<Lootbox | Refused> {
  const { playerId, country } = opening;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) return refuse('not_found');
  const now = deps.now();
  const barred = await prizes.protectedFrom(tx, { playerId, country, now });
  if (barred !== null) return barred;
  if (!ruleFor({ ...rulePlaceOf(player), at: now }).lootboxes) return refuse('not_found');
  const box = await lockBox(tx, opening.id);
  if (box === null || Number(box.player_id) !== playerId) return refuse('not_found');
  const table = await lockDrawingTable(tx, tableGroupOf(player.groups), tierOf(box.group_key));
  if (box.stage === 'activated') return boxView(box, table, null);
  if (box.stage !== 'issued' || (box.valid_until !== null && box.valid_until <= now)) return refuse('not_found');
  const waits = await waitingBoxes(tx, prizes, player);
  if (waits === null || (await waits(table.segments)) !== null) return refuse('forbidden');
  const { odds = table.odds, client_seed: clientSeed = deps.randomBytes(8).toString('hex') } = opening;
  if (odds !== table.odds) return refuse('invalid', { odds: ['changed'] });
  const segment = drawSegment(table.segments, { serverSeed: box.server_seed, clientSeed });
  const drawn = { clientSeed, segments: table.segments, prize: segment.id };
  const opened = await moveBox(tx, box, 'activated', now, drawn);
  await countWon(tx, table, segment);
  const giving = await prizes.giver.give(tx, playerId, rewardOf(segment, player), { reference: box.id });
  // Undoes the draw, so that no prize is lost.
  if (giving.outcome !== 'given') throw new Error(`The prize of box ${box.id} was not given: ${giving.outcome}`);
  return boxView(opened, table, null);
}
