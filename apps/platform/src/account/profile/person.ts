import type { Person } from '@liftoff/rules/account/same-person';
import type { Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { PlayerRow } from '../player-row.ts';
import { tokenHash } from '../../core/token.ts';

/**
 * A person's own description of themselves, together with their browser, which is recognised by a random code stored
 * in it (`dfpc`).
 */
export interface StatedPerson extends Person {
  /** The id of the person's account; `null` if they have none yet. */
  readonly playerId: number | null;
  readonly device: string | undefined;
}

/** Decides whether a person may open or change an account; `null` allows it. */
export type PersonGate = (tx: Tx, person: StatedPerson) => Promise<Refused | null>;

export const personOf = (player: PlayerRow): StatedPerson => ({
  playerId: Number(player.id),
  device: undefined,
  email: player.email,
  phone: player.mobile_phone,
  firstName: player.first_name,
  lastName: player.last_name,
  birth: player.date_of_birth,
  postalCode: player.postal_code,
  iban: player.iban,
});

/** Hashes a browser's code; only the hash is stored. */
export const deviceHash = tokenHash;

/** Records that a player has used a browser. Does nothing if the browser sends no code. */
export async function rememberDevice(sql: Sql, playerId: number, device: string | undefined, now: Date): Promise<void> {
  if (!device) return;
  await sql.query(
    `INSERT INTO player_devices (device, player_id, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (device, player_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [deviceHash(device), playerId, now],
  );
}
