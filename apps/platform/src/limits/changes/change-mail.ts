import { readFileSync } from 'node:fs';
import type { Locale } from '@liftoff/contract/core/locale';
import { formatMoney } from '@liftoff/rules/money/money-format';
import * as z from 'zod';
import { momentText } from '../../account/mail/mail-words.ts';
import { siteLink, siteOfPlayer } from '../../account/mail/site-link.ts';
import { sendMail } from '../../account/mail/mails.ts';
import type { PlayerRow } from '../../account/player-row.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { writtenLocaleOf, writtenLocales } from '../../market/written-locales.ts';
import type { CurrentLimit } from '../current-limit.ts';
import type { WantedChange } from './wanted-change.ts';

const names = z.record(z.string(), z.string());
const Texts = z.object({ limits: z.object({ name: z.string(), types: names, every: names }) });

/** Names of limits, which are the same on screens and in emails. */
const limitNames = new Map(
  writtenLocales.map(locale => {
    const file = new URL(`../../../../../messages/${locale}/player.json`, import.meta.url);
    return [locale, Texts.parse(JSON.parse(readFileSync(file, 'utf8'))).limits];
  }),
);

/**
 * Emails a player the link that confirms a change of a limit. The link's host comes from the configuration, never
 * from a request [A17].
 */
export async function sendChangeMail(
  tx: Tx,
  { deps, config }: Platform,
  player: PlayerRow,
  change: { limit: CurrentLimit; wanted: WantedChange; token: string; confirmable_at: Date; expires_at: Date },
): Promise<void> {
  const { limit, wanted, token } = change;
  const { email, language } = player;
  const locale = writtenLocaleOf(language);
  const fill = {
    limit: nameOf(limit, locale),
    before: sizeOf(limit, locale),
    after: sizeOf(wanted, locale),
    from: momentText(change.confirmable_at, language),
    until: momentText(change.expires_at, language),
    link: siteLink(config, siteOfPlayer(config, player), language, `/profile/limits/confirm?token=${token}`),
  };
  const text = wanted.removal ? 'limit_removal' : 'limit_raise';
  await sendMail(tx, deps, { to: email, language, text, fill });
}

/**
 * Emails a player that a pending change was dropped because its link is no longer valid. The email links to the
 * limits.
 */
export async function sendDroppedMail(
  tx: Tx,
  { deps, config }: Platform,
  player: PlayerRow,
  limit: CurrentLimit,
): Promise<void> {
  const { email, language } = player;
  const locale = writtenLocaleOf(language);
  const site = siteOfPlayer(config, player);
  const fill = {
    limit: nameOf(limit, locale),
    before: sizeOf(limit, locale),
    link: siteLink(config, site, language, '/profile/limits'),
  };
  await sendMail(tx, deps, { to: email, language, text: 'limit_change_dropped', fill });
}

function nameOf({ type, period }: CurrentLimit, locale: Locale): string {
  const { name, types, every } = limitNames.get(locale) ?? { name: '{type}, {every}', types: {}, every: {} };
  const how = type === 'session' ? every.visit : every[period];
  return name.replace('{type}', types[type] ?? type).replace('{every}', how ?? period);
}

function sizeOf(of: Pick<WantedChange, 'currency' | 'amount' | 'minutes'>, locale: Locale): string {
  if (of.currency !== null && of.amount !== null) return formatMoney(of.amount, of.currency, locale);
  if (of.minutes === null) return '';
  const length = of.minutes;
  return length.toLocaleString(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}
