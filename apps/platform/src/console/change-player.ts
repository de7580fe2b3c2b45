import type { operatorConsole } from '@liftoff/contract/console/console';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { normalEmail } from '@liftoff/rules/account/email';
import { minor, wire } from '@liftoff/rules/money/money';
import type * as z from 'zod';
import { realPlayAge } from '../account/profile/age.ts';
import { groupsOf, replaceGroups } from '../account/profile/groups.ts';
import { licencePolicy } from '../market/licence-policy.ts';
import { playerByEmail, type PlayerRow } from '../account/player-row.ts';
import { removeTwoFactor } from '../account/two-factor/two-factor.ts';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { isPublic } from '../core/production-faults.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';
import { blockOf, limitsOf } from '../limits/limits-of.ts';
import { setBlock } from '../limits/set-limit.ts';
import { emit } from '../realtime/outbox.ts';
import { setVerified } from '../verification/set-by-operator.ts';
import { adjustBalance } from './adjust-balance.ts';

type Change = z.output<typeof operatorConsole.consolePlayer.body>;

/** Applies an operator's changes to a player, all or nothing, with an audit entry [C36]. */
export async function changePlayer(
  platform: Platform,
  email: string,
  change: Change,
  { operator, ip }: ByOperator,
  endGames: EndGames,
): Promise<{ id: number; email: string } | Refused> {
  const { db, deps, config } = platform;
  // On a public site, a balance change requires two people: see `adjustments.ts` [A51].
  if (change.balance && isPublic(config)) return refuse('forbidden');
  if (change.licence !== undefined && !Object.hasOwn(licencePolicy.licences, change.licence)) {
    return refuse('invalid', { licence: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  }
  return await db.transaction(async tx => {
    const player = await playerByEmail(tx, normalEmail(email), 'FOR UPDATE');
    if (!player) return refuse('not_found');
    const id = Number(player.id);
    const before = await asItStands(tx, player, change, deps.now());
    const place = {
      country: change.country?.toUpperCase() ?? player.country,
      licence: change.licence ?? player.licence,
    };
    // Another country or licence can have a higher minimum age; a player cannot be moved to a country or licence for
    // which they are too young [C25].
    const moved = place.country !== player.country || place.licence !== player.licence;
    if (moved && realPlayAge({ ...player, ...place }, deps.now())?.refused === 'under_age') {
      const errors = ['VALIDATION.BIRTH_DAY.MIN'];
      return refuse('invalid', change.licence === undefined ? { country: errors } : { licence: errors });
    }
    await tx.query(
      'UPDATE players SET country = coalesce($2, country), licence = coalesce($3, licence) WHERE id = $1',
      [id, change.country?.toUpperCase() ?? null, change.licence ?? null],
    );
    if (change.verified !== undefined) await setVerified(tx, platform, id, change.verified, { actor: operator, ip });
    if (change.two_factor_enabled === false) await removeTwoFactor(tx, deps, player, { actor: operator, ip });
    if (change.groups) {
      await replaceGroups(tx, deps, id, change.groups.map(String));
      await emit(tx, privateChannel('groups_updates', id), { groups: await groupsOf(tx, id) });
    }
    // Done before any money moves, because a bet locks its game first and the balance afterwards.
    if (change.blocked) await setBlock(tx, deps, endGames, { id, currency: player.currency }, change.blocked);
    if (change.balance) {
      const { currency, amount_cents: to } = change.balance;
      const of = { playerId: id, currency, reference: `adjustment:${deps.id()}` };
      const was = await adjustBalance(tx, platform, of, now => (now === minor(to) ? null : minor(to) - now));
      if (was === 'not_enough_money') throw new Error('The balance moved while it was adjusted');
      before.balance = { currency, amount_cents: wire(was) };
    }
    const subject = `player:${id}`;
    await audit(tx, deps, { actor: operator, action: 'player.changed', subject, before, after: change, ip });
    return { id, email: player.email };
  });
}

/** The values before a change. An operator can only turn the second factor off, but it can have been on before. */
type AsItStands = Omit<Change, 'two_factor_enabled'> & { two_factor_enabled?: boolean };

/** The current values of the fields that a change sets, except the balance, which is read later under its lock. */
async function asItStands(tx: Tx, player: PlayerRow, change: Change, now: Date): Promise<AsItStands> {
  const id = Number(player.id);
  return {
    ...(change.country && player.country !== null ? { country: player.country } : {}),
    ...(change.licence ? { licence: player.licence } : {}),
    ...(change.verified === undefined ? {} : { verified: player.verified }),
    ...(change.two_factor_enabled === undefined ? {} : { two_factor_enabled: player.totp_secret !== null }),
    ...(change.groups ? { groups: await groupsOf(tx, id) } : {}),
    ...(change.blocked ? { blocked: blockOf(await limitsOf(tx, id, now)) ?? 'none' } : {}),
  };
}
