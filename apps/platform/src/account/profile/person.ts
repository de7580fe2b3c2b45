import type { Person } from '@liftoff/rules/account/same-person';
import type { Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { PlayerRow } from '../player-row.ts';
import { tokenHash } from '../../core/token.ts';

/** Who somebody says they are, and from which browser: its code (`dfpc`) is made at random and kept there. */
export interface StatedPerson extends Person {
  /** Their own account, where they have one. */
  readonly playerId: number | null;
  readonly device: string | undefined;
}

/** A reason not to open an account, or not to take a change of one; null lets it be. */
export type PersonGate = (sql: Sql, person: StatedPerson) => Promise<Refused | null>;

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

/** What is kept of a browser's code. */
export const deviceHash = tokenHash;

/** Notes that a player has used a browser; nothing where it has no code. */
export async function rememberDevice(sql: Sql, playerId: number, device: string | undefined, now: Date): Promise<void> {
  if (!device) return;
  await sql.query(
    `INSERT INTO player_devices (device, player_id, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (device, player_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [deviceHash(device), playerId, now],
  );
}
