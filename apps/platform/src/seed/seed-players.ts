import { CurrencyCodeSchema, type CurrencyCode } from '@liftoff/contract/core/money';
import { createPlayer } from '../account/sign-up/create-player.ts';
import { addGroups } from '../account/profile/groups.ts';
import { hashPassword } from '../account/password/passwords.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { houseAccount, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import { reachedLossLimit, setLimit } from '../limits/set-limit.ts';
import { insertVerified } from '../verification/verification-row.ts';
import { demoPassword, demoPlayers, type DemoPlayer } from './demo-players.ts';

/** The addresses of demo players, by country. The last two digits of the phone number are added per player. */
const addresses: Record<string, { city: string; address: string; postal_code: string; phone: string }> = {
  DE: { city: 'Berlin', address: 'Lindenweg 4', postal_code: '10115', phone: '+49 30 55501' },
  NO: { city: 'Oslo', address: 'Fjordgata 12', postal_code: '0150', phone: '+47 22 55 01 ' },
  EE: { city: 'Tallinn', address: 'Kase 8', postal_code: '10111', phone: '+372 555 01' },
  AT: { city: 'Vienna', address: 'Rosengasse 3', postal_code: '1010', phone: '+43 1 55501' },
  IT: { city: 'Rome', address: 'Via dei Pini 21', postal_code: '00184', phone: '+39 06 55501' },
};

/**
 * Creates the demo players with their money. Each deposit is posted in the ledger like any other. Returns the number
 * of players.
 */
export async function seedPlayers(tx: Tx, deps: Deps): Promise<number> {
  // One hash for all players, computed only once, which is safe because the password is publicly known anyway.
  const passwordHash = await hashPassword(demoPassword);
  for (const [place, player] of demoPlayers.entries()) await seedPlayer(tx, deps, player, passwordHash, place);
  return demoPlayers.length;
}

async function seedPlayer(tx: Tx, deps: Deps, player: DemoPlayer, passwordHash: string, place: number): Promise<void> {
  const createdAt = new Date(deps.now().getTime() - 30 * 86_400_000);
  const id = await createPlayer(tx, {
    email: player.email,
    passwordHash,
    currency: player.currency,
    country: player.country,
    licence: player.licence,
    dateOfBirth: '1990-05-17',
    language: player.language,
    createdAt,
    first_name: player.firstName,
    last_name: player.lastName,
    nickname: player.nickname,
    receive_promos: false,
    receive_sms_promos: false,
  });
  if (id === null) throw new Error(`${player.email} is there already`);
  const home = player.complete ? addresses[player.country] : undefined;
  await tx.query(
    `UPDATE players SET totp_secret = $2, city = $3, address = $4, postal_code = $5, mobile_phone = $6,
       confirmed_at = $7 WHERE id = $1`,
    [
      id,
      player.totpSecret,
      home?.city ?? null,
      home?.address ?? null,
      home?.postal_code ?? null,
      // Each player gets a different phone number, because two accounts with the same number would count as one
      // person [C13].
      home ? `${home.phone}${String(place).padStart(2, '0')}` : null,
      player.complete ? createdAt : null,
    ],
  );
  if (player.verified) await insertVerified(tx, deps, id, createdAt);
  await addGroups(tx, deps, id, player.groups);
  for (const currency of CurrencyCodeSchema.options) {
    const amount = player.deposits[currency];
    if (amount !== undefined) await deposit(tx, deps, id, currency, amount);
  }
  if (player.lossLimitReached) await setLimit(tx, deps, id, reachedLossLimit(player.currency));
}

async function deposit(tx: Tx, deps: Deps, playerId: number, currency: CurrencyCode, amount: bigint): Promise<void> {
  const cash = playerAccount(playerId, 'cash', currency);
  await openAccount(tx, cash);
  await post(tx, deps, {
    kind: 'deposit',
    reference: `seed:deposit:${playerId}:${currency}`,
    legs: [
      { account: houseAccount('payments', currency), amount: -amount },
      { account: cash, amount },
    ],
  });
}
