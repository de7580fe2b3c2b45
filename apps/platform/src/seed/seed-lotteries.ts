import type { LotteryTerms } from '@liftoff/contract/console/lotteries';
import { createLottery } from '../lottery/change-lottery.ts';
import { publishList } from '../lottery/draw-lotteries.ts';
import { issueTickets } from '../lottery/issue-tickets.ts';
import { lockedLottery } from '../lottery/lottery-rows.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';

const dayMs = 86_400_000;

interface Seeded {
  readonly slug: string;
  /** Days from now until it starts and ends; negative if that is past. */
  readonly days: readonly [start: number, end: number];
  readonly terms: Omit<LotteryTerms, 'start_at' | 'end_at'>;
  /** Tickets of each sandbox player, by email address. */
  readonly tickets: Readonly<Record<string, number>>;
}

const points = (count: number, amount: number) => ({ reward: { type: 'points' as const, points: amount }, count });

const seeded: readonly Seeded[] = [
  {
    slug: 'aphelion-draw',
    days: [-3, 11],
    terms: {
      title: 'Aphelion draw',
      price_points: 40,
      max_per_player: 31,
      earning: null,
      prizes: [points(1, 5_000), points(4, 500), points(10, 50)],
    },
    tickets: { 'vip@liftoff.test': 12, 'estonia@liftoff.test': 5, 'crypto@liftoff.test': 9 },
  },
  {
    slug: 'comet-tail',
    days: [-1, 6],
    terms: {
      title: 'Comet tail',
      price_points: null,
      max_per_player: 50,
      earning: {
        by: 'stake',
        per: [
          { currency: 'EUR', amount_cents: 2_000 },
          { currency: 'USD', amount_cents: 2_000 },
          { currency: 'CAD', amount_cents: 3_000 },
          { currency: 'NOK', amount_cents: 20_000 },
        ],
      },
      prizes: [points(1, 1_000), points(10, 100)],
    },
    tickets: {},
  },
  {
    slug: 'winter-draw',
    days: [5, 19],
    terms: {
      title: 'Winter draw',
      price_points: 60,
      max_per_player: 20,
      earning: null,
      prizes: [points(1, 8_000), points(20, 200)],
    },
    tickets: {},
  },
  {
    slug: 'perihelion-draw',
    days: [-20, -6],
    terms: {
      title: 'Perihelion draw',
      price_points: 40,
      max_per_player: 31,
      earning: null,
      prizes: [points(1, 3_000), points(4, 300)],
    },
    tickets: { 'vip@liftoff.test': 8, 'estonia@liftoff.test': 6, 'crypto@liftoff.test': 10, 'demo@liftoff.test': 3 },
  },
];

/**
 * Creates a past, two running and a future lottery, with tickets that sandbox players were given. The past one is
 * drawn by the platform's own job soon after the start. Returns the number of lotteries.
 */
export async function seedLotteries(tx: Tx, deps: Deps): Promise<number> {
  const now = deps.now();
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const {
    slug,
    days: [start, end],
    terms,
    tickets,
  } of seeded) {
    const times = { start_at: day(start).toISOString(), end_at: day(end).toISOString() };
    const id = await createLottery(tx, deps, slug, { ...terms, ...times }, null);
    const lottery = id === null ? null : await lockedLottery(tx, id);
    if (lottery === null) throw new Error(`The lottery ${slug} exists already`);
    for (const [email, count] of Object.entries(tickets)) {
      const [player] = await tx.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
      if (player === undefined) throw new Error(`There is no player ${email}`);
      const issued = {
        playerId: Number(player.id),
        count,
        source: 'given',
        now: day(start),
        newHolder: deps.id(),
      } as const;
      await issueTickets(tx, lottery, issued);
    }
    if (lottery.end_at < now) await publishList(tx, lottery, lottery.draw_at);
  }
  return seeded.length;
}
