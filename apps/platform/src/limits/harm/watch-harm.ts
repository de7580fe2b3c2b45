import { exchange } from '@liftoff/rules/money/exchange';
import { openCountry } from '@liftoff/rules/account/licence';
import { countHarm, harmOf, noHarm, type Harm, type HarmEvent, type HarmState } from '@liftoff/rules/limits/harm';
import { licencePolicy } from '../../market/licence-policy.ts';
import { siteLink, siteOfPlayer } from '../../account/mail/site-link.ts';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import type { Tx } from '../../database/database.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import type { FactConsumer } from '../../facts/consumer.ts';
import { ownStake, type Fact } from '../../facts/fact.ts';
import type { Platform } from '../../core/platform-context.ts';

type Watched = 'payment_moved' | 'round_settled' | 'limit_changed' | 'complaint_made';

const factsAtOnce = 500;

/**
 * Derives the harm markers from what players do [C42]: how often and with how many methods they deposit, withdrawals
 * they recall, play at night, behaviour right after a loss, limits they raise, and complaints. A player who rises to
 * a higher level gets one email for each rise and appears in the staff's queue.
 */
export const watchHarm = (platform: Platform): FactConsumer<Watched> => ({
  name: 'harm',
  from: 'kept',
  kinds: ['payment_moved', 'round_settled', 'limit_changed', 'complaint_made'],
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const factsOf = Map.groupBy(facts, ({ data }) => data.player);
    const players = await lockHarm(tx, [...factsOf.keys()]);
    const methods = await methodsOf(tx, facts);
    const after = players.flatMap(player => follow(player, factsOf.get(Number(player.player_id)) ?? [], methods) ?? []);
    await writeHarm(tx, after);
    for (const { player_id, rises } of after) if (rises) await mailRise(tx, platform, Number(player_id));
  },
});

/** The harm data stored for a player. */
interface HarmRow {
  readonly player_id: bigint;
  readonly state: HarmState;
  readonly level: Harm['level'];
  readonly since: Date;
  readonly seen_at: Date | null;
}

/**
 * A player named in the facts. `country` is `null` if it is unknown, and `state` is `null` if nothing is stored yet.
 */
type Player = { readonly country: string | null } & (HarmRow | { readonly player_id: bigint; readonly state: null });

/** Locks the players' harm data in the order of their ids. Players who no longer exist are left out. */
async function lockHarm(tx: Tx, ids: readonly number[]): Promise<Player[]> {
  await tx.query('SELECT player_id FROM harm WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id FOR UPDATE', [
    ids,
  ]);
  return await tx.query<Player>(
    `SELECT p.id AS player_id, p.country, h.state, h.level, h.since, h.seen_at
     FROM players p LEFT JOIN harm h ON h.player_id = p.id WHERE p.id = ANY ($1::bigint[]) ORDER BY p.id`,
    [ids],
  );
}

/** The methods of the payments whose facts are from a version that did not record them yet, by payment id. */
async function methodsOf(tx: Tx, facts: readonly Fact<Watched>[]): Promise<ReadonlyMap<string, string>> {
  const ids = facts.flatMap(fact =>
    fact.kind === 'payment_moved' && fact.data.method === null ? [fact.data.payment] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: string; method: string }>(
    'SELECT id, method FROM payments WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, method }) => [id, method]));
}

/** A player's harm data after processing some facts, or `null` if no fact matters for harm. */
function follow(player: Player, facts: readonly Fact<Watched>[], methods: ReadonlyMap<string, string>) {
  const events = facts.flatMap(fact => eventOf(player.country, fact, methods) ?? []);
  const at = events.at(-1)?.at;
  if (at === undefined) return null;
  const state = events.reduce(countHarm, player.state ?? noHarm);
  const harm = harmOf(state, at);
  const before = player.state === null ? null : player;
  const rises = rank[harm.level] > rank[before?.level ?? 'low'];
  return {
    player_id: player.player_id,
    state,
    ...harm,
    since: before?.level === harm.level ? before.since : at,
    seen_at: rises ? null : (before?.seen_at ?? null),
    rises,
  };
}

async function writeHarm(tx: Tx, rows: readonly NonNullable<ReturnType<typeof follow>>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO harm (player_id, state, score, level, markers, since, seen_at)
     SELECT player_id, state, score, level, markers, since, seen_at FROM jsonb_to_recordset($1::jsonb)
       AS r (player_id bigint, state jsonb, score int, level text, markers text[], since timestamptz, seen_at timestamptz)
     ON CONFLICT (player_id) DO UPDATE SET state = excluded.state, score = excluded.score, level = excluded.level,
       markers = excluded.markers, since = excluded.since, seen_at = excluded.seen_at`,
    [JSON.stringify(rows.map(row => ({ ...row, player_id: Number(row.player_id) })))],
  );
}

const rank = { low: 0, medium: 1, high: 2 } as const;

/** The harm event that corresponds to a fact, or `null` if there is none. */
function eventOf(country: string | null, fact: Fact<Watched>, methods: ReadonlyMap<string, string>): HarmEvent | null {
  const { at } = fact;
  if (fact.kind === 'round_settled') {
    const { stake, win, currency } = fact.data;
    const eurCents = exchange(ownStake(fact.data), currency, 'EUR', exchangeRates, 'up');
    return { kind: 'round', at, eurCents, lost: win < stake, night: isNight(country, at) };
  }
  if (fact.kind === 'limit_changed') return fact.data.looser ? { kind: 'raise', at } : null;
  if (fact.kind === 'complaint_made') return { kind: 'complaint', at };
  const { action, state, payment } = fact.data;
  // Only a recall is the player's own action; a withdrawal that the operator cancels is not.
  if (action === 'cashout') return state === 'recalled' ? { kind: 'reversal', at } : null;
  if (state !== 'succeeded') return null;
  const method = fact.data.method ?? methods.get(payment);
  return method === undefined ? null : { kind: 'deposit', at, method };
}

const nightEndsHour = 5;
/** Cached by time zone, because creating a formatter takes longer than processing a fact. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether it is between midnight and five o'clock in the player's country, or in UTC if the country is unknown. */
function isNight(country: string | null, at: Date): boolean {
  const timeZone = openCountry(licencePolicy, country)?.time_zone ?? 'UTC';
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return Number(clock.format(at)) < nightEndsHour;
}

async function mailRise(tx: Tx, { deps, config }: Platform, playerId: number): Promise<void> {
  const player = await playerById(tx, playerId);
  if (player === null) return;
  const { email, language } = player;
  const link = siteLink(config, siteOfPlayer(config, player), language, '/profile/limits');
  await sendMail(tx, deps, { to: email, language, text: 'harm', fill: { link } });
}
