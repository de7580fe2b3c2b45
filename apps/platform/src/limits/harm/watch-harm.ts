import { exchange } from '@liftoff/rules/exchange';
import { openCountry } from '@liftoff/rules/account/licence';
import { countHarm, harmOf, noHarm, type Harm, type HarmEvent, type HarmState } from '@liftoff/rules/limits/harm';
import { licencePolicy } from '../../account/licence-policy.ts';
import { siteLink, siteOfPlayer } from '../../account/mail/site-link.ts';
import { sendMail } from '../../account/mails.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import type { Tx } from '../../database/database.ts';
import { exchangeRates } from '../../exchange-rates.ts';
import type { FactConsumer } from '../../facts/consumer.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Platform } from '../../platform-context.ts';

type Watched = 'payment_moved' | 'round_settled' | 'limit_changed';

const factsAtOnce = 500;

/**
 * Follows what players do for the markers of harm [C42]: how often and by how many methods they deposit, withdrawals they
 * take back, play at night, what they do right after a loss, limits they raise. Who rises to another level is told by
 * mail, once for each rise, and stands in the staff's queue.
 */
export const watchHarm = (platform: Platform): FactConsumer<Watched> => ({
  name: 'harm',
  kinds: ['payment_moved', 'round_settled', 'limit_changed'],
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const players = new Set(facts.map(({ data }) => data.player));
    for (const playerId of [...players].toSorted((one, other) => one - other)) {
      const player = await playerById(tx, playerId);
      if (player === null) continue;
      const own = facts.filter(({ data }) => data.player === playerId);
      await follow(tx, platform, player, own);
    }
  },
});

async function follow(tx: Tx, platform: Platform, player: PlayerRow, facts: readonly Fact<Watched>[]): Promise<void> {
  const [kept] = await tx.query<{ state: HarmState; level: Harm['level'] }>(
    'SELECT state, level FROM harm WHERE player_id = $1 FOR UPDATE',
    [player.id],
  );
  let state = kept?.state ?? noHarm;
  let at: Date | null = null;
  for (const fact of facts) {
    const event = await eventOf(tx, player, fact);
    if (event === null) continue;
    state = countHarm(state, event);
    at = fact.at;
  }
  if (at === null) return;
  const harm = harmOf(state, at);
  const before = kept?.level ?? 'low';
  const rises = rank[harm.level] > rank[before];
  await tx.query(
    `INSERT INTO harm (player_id, state, score, level, markers, since) VALUES ($1, $2::jsonb, $3, $4, $5, $6)
     ON CONFLICT (player_id) DO UPDATE SET state = excluded.state, score = excluded.score, level = excluded.level,
       markers = excluded.markers, since = CASE WHEN harm.level = excluded.level THEN harm.since ELSE excluded.since END,
       seen_at = CASE WHEN $7 THEN NULL ELSE harm.seen_at END`,
    [player.id, JSON.stringify(state), harm.score, harm.level, harm.markers, at, rises],
  );
  if (rises) await tell(tx, platform, player);
}

const rank = { low: 0, medium: 1, high: 2 } as const;

/** What a fact is for the markers; null: nothing. */
async function eventOf(tx: Tx, player: PlayerRow, fact: Fact<Watched>): Promise<HarmEvent | null> {
  const { at } = fact;
  if (fact.kind === 'round_settled') {
    const { stake, win, currency } = fact.data;
    const eurCents = exchange(stake, currency, 'EUR', exchangeRates, 'up');
    return { kind: 'round', at, eurCents, lost: win < stake, night: isNight(player, at) };
  }
  if (fact.kind === 'limit_changed') return fact.data.looser ? { kind: 'raise', at } : null;
  const { action, state, payment: id } = fact.data;
  // One that the operator cancels is none of the player's doing.
  if (action === 'cashout') return state === 'recalled' ? { kind: 'reversal', at } : null;
  if (state !== 'succeeded') return null;
  const [payment] = await tx.query<{ method: string }>('SELECT method FROM payments WHERE id = $1', [id]);
  return payment === undefined ? null : { kind: 'deposit', at, method: payment.method };
}

const nightEndsHour = 5;

/** Between midnight and five, by the clock of the country the player lives in. */
function isNight({ country }: PlayerRow, at: Date): boolean {
  const timeZone = openCountry(licencePolicy, country)?.time_zone ?? 'UTC';
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at);
  return Number(hour) < nightEndsHour;
}

async function tell(tx: Tx, { deps, config }: Platform, player: PlayerRow): Promise<void> {
  const { email, language } = player;
  const link = siteLink(config, siteOfPlayer(config, player), language, '/profile/limits');
  await sendMail(tx, deps, { to: email, language, text: 'harm', fill: { link } });
}
