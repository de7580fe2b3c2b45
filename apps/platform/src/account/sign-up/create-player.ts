import { openCountry, provinceCode } from '@liftoff/rules/account/licence';
import { groupsOfTag } from '@liftoff/rules/account/affiliate';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { openAccount, playerAccount } from '../../ledger/ledger.ts';
import { addGroups } from '../profile/groups.ts';

export interface NewPlayer {
  /** Email address, normalised by `normalEmail`. */
  readonly email: string;
  readonly passwordHash: string;
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly licence: string;
  /** Date of birth as YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly state?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly nickname?: string | undefined;
  /**
   * Whether the player chose offers at sign-up. Nothing is sent until the player confirms the choice with an emailed
   * link [C39].
   */
  readonly receive_promos: boolean;
  readonly receive_sms_promos: boolean;
  readonly stag?: string | undefined;
  /** Origin of the site where the account is opened. */
  readonly site?: string | undefined;
}

/**
 * Inserts the player with the groups of their affiliate tag, and opens an account in the currency. Returns `null` if the
 * email address is taken.
 */
export async function createPlayer(tx: Tx, player: NewPlayer): Promise<number | null> {
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO players (email, password_hash, currency, country, licence, date_of_birth, language, created_at,
       terms_accepted_at, terms_version, state, first_name, last_name, nickname, promos_asked_at, sms_promos_asked_at, stag, site)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, coalesce((SELECT max(version) FROM terms_versions), 1), $9, $10, $11, $12, $13, $14, $15, $16)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [
      player.email,
      player.passwordHash,
      player.currency,
      player.country,
      player.licence,
      player.dateOfBirth,
      player.language,
      player.createdAt,
      text(provinceOf(player)),
      text(player.first_name),
      text(player.last_name),
      text(player.nickname),
      player.receive_promos ? player.createdAt : null,
      player.receive_sms_promos ? player.createdAt : null,
      text(player.stag),
      text(player.site),
    ],
  );
  if (!row) return null;
  const id = Number(row.id);
  await openAccount(tx, playerAccount(id, 'cash', player.currency));
  const { country, licence, currency } = player;
  await recordFact(tx, {
    kind: 'player_registered',
    at: player.createdAt,
    data: { player: id, country, licence, currency },
  });
  await addGroups(tx, { now: () => player.createdAt }, id, groupsOfTag(player.stag));
  return id;
}

/** The province by its code, if the country has it. */
function provinceOf({ country, state }: NewPlayer): string | undefined {
  const row = openCountry(licencePolicy, country);
  return state && row ? (provinceCode(row, state) ?? state) : state;
}

const text = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);
