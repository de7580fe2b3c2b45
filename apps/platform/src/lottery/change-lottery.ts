import { isDeepStrictEqual } from 'node:util';
import type { LotteryTerms } from '@liftoff/contract/console/lotteries';
import type { RewardType } from '@liftoff/contract/reward';
import { seedHash } from '@liftoff/rules/game/fairness';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import { lockedLottery, type LotteryRow } from './lottery-rows.ts';

/** Time between the publication of the list and the draw, in which anyone can save what was published. */
const drawAfterMs = 10 * 60_000;
const serverSeedBytes = 32;

const drawAt = (end: Date): Date => new Date(end.getTime() + drawAfterMs);
const storedTerms = ({ price_points, max_per_player, earning, prizes }: LotteryTerms): string =>
  JSON.stringify({ price_points, max_per_player, earning, prizes });

/** The types of prizes that a lottery can have. */
export const prizeTypes = ['money', 'points', 'group'] as const satisfies RewardType[];

/** Refuses terms that end before they begin, with which nobody can get a ticket, or with a prize that nothing gives. */
export function termsFault({ start_at, end_at, price_points, earning, prizes }: LotteryTerms): Refused | null {
  const wrong = ['VALIDATION.COMMON.NOT_ALLOWED'];
  if (Date.parse(end_at) <= Date.parse(start_at)) return refuse('invalid', { end_at: wrong });
  if (price_points === null && earning === null) return refuse('invalid', { price_points: wrong });
  const areGiven = prizes.every(({ reward }) => prizeTypes.some(type => type === reward.type));
  return areGiven ? null : refuse('invalid', { prizes: wrong });
}

/** Creates a lottery with its seed. Returns its id, or `null` if the slug is taken. */
export async function createLottery(
  tx: Tx,
  deps: Deps,
  slug: string,
  terms: LotteryTerms,
  by: ByOperator | null,
): Promise<string | null> {
  const id = deps.id();
  const seed = deps.randomBytes(serverSeedBytes).toString('hex');
  const end = new Date(terms.end_at);
  const made = await tx.query(
    `INSERT INTO lotteries (id, slug, title, state, start_at, end_at, draw_at, terms, server_seed, server_seed_hash, created_at)
     VALUES ($1, $2, $3, 'open', $4, $5, $6, $7::jsonb, $8, $9, $10) ON CONFLICT (slug) DO NOTHING RETURNING id`,
    [
      id,
      slug,
      terms.title,
      new Date(terms.start_at),
      end,
      drawAt(end),
      storedTerms(terms),
      seed,
      seedHash(seed),
      deps.now(),
    ],
  );
  if (made.length === 0) return null;
  await note(tx, deps, 'lottery.created', id, by, { slug, ...terms });
  return id;
}

/** Changes a lottery: all its terms before it begins, and afterwards only its title. */
export async function editLottery(
  tx: Tx,
  deps: Deps,
  id: string,
  terms: LotteryTerms,
  by: ByOperator,
): Promise<Refused | null> {
  const lottery = await lockedLottery(tx, id);
  if (lottery === null) return refuse('not_found');
  const hasBegun = lottery.state !== 'open' || lottery.start_at <= deps.now() || lottery.next_number > 1;
  if (hasBegun && !isSameApartFromTitle(lottery, terms))
    return refuse('invalid', { title: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const end = new Date(terms.end_at);
  await tx.query(
    'UPDATE lotteries SET title = $2, start_at = $3, end_at = $4, draw_at = $5, terms = $6::jsonb WHERE id = $1',
    hasBegun
      ? [id, terms.title, lottery.start_at, lottery.end_at, lottery.draw_at, JSON.stringify(lottery.terms)]
      : [id, terms.title, new Date(terms.start_at), end, drawAt(end), storedTerms(terms)],
  );
  await note(tx, deps, 'lottery.edited', id, by, { ...terms });
  return null;
}

function isSameApartFromTitle(lottery: LotteryRow, terms: LotteryTerms): boolean {
  const { price_points, max_per_player, earning, prizes } = lottery.terms;
  const before = { price_points, max_per_player, earning, prizes };
  return (
    Date.parse(terms.start_at) === lottery.start_at.getTime() &&
    Date.parse(terms.end_at) === lottery.end_at.getTime() &&
    isDeepStrictEqual(before, JSON.parse(storedTerms(terms)))
  );
}

/** Starts, ends or cancels a lottery. A lottery can be cancelled until it is drawn. */
export async function moveLottery(
  tx: Tx,
  deps: Deps,
  id: string,
  action: 'start' | 'end' | 'cancel',
  reason: string,
  by: ByOperator,
): Promise<Refused | null> {
  const lottery = await lockedLottery(tx, id);
  if (lottery === null) return refuse('not_found');
  const now = deps.now();
  const { state, start_at, end_at } = lottery;
  const fits = {
    start: state === 'open' && start_at > now,
    end: state === 'open' && start_at < now && end_at > now,
    cancel: state === 'open' || state === 'closed',
  };
  if (!fits[action]) return refuse('invalid', { action: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  if (action === 'start') await tx.query('UPDATE lotteries SET start_at = $2 WHERE id = $1', [id, now]);
  if (action === 'end')
    await tx.query('UPDATE lotteries SET end_at = $2, draw_at = $3 WHERE id = $1', [id, now, drawAt(now)]);
  if (action === 'cancel') await tx.query(`UPDATE lotteries SET state = 'canceled' WHERE id = $1`, [id]);
  await note(tx, deps, 'lottery.moved', id, by, { action, reason });
  return null;
}

type Action = 'lottery.created' | 'lottery.edited' | 'lottery.moved';

const note = (tx: Tx, deps: Deps, action: Action, id: string, by: ByOperator | null, after: object) =>
  audit(tx, deps, {
    actor: by?.operator ?? 'platform',
    action,
    subject: `lottery:${id}`,
    after,
    ...(by === null ? {} : { ip: by.ip }),
  });
