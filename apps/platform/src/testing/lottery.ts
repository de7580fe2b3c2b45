import type { LotteryTerms } from '@liftoff/contract/console/lotteries';
import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './test-platform.ts';

const dayMs = 86_400_000;

/** The body that creates a lottery that is on sale now, for a point a ticket. */
export function newLottery({ clock }: Pick<TestPlatform, 'clock'>): LotteryTerms & { slug: string } {
  const at = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString();
  return {
    slug: `draw-${randomUUID()}`,
    title: 'Test draw',
    start_at: at(-1),
    end_at: at(100),
    price_points: 1,
    max_per_player: 1_000,
    earning: null,
    prizes: [{ reward: { type: 'points', points: 500 }, count: 1 }],
  };
}

/** Creates a lottery, and gives a player points for its tickets. Returns the id of the lottery. */
export async function lotteryWithPoints(
  platform: Pick<TestPlatform, 'clock' | 'operator'>,
  email: string,
): Promise<string> {
  const { body } = await platform
    .operator()
    .send<{ id: string }>('POST', '/console/api/lotteries', newLottery(platform));
  const gift = { reward: { type: 'points', points: 1_000 }, reason: 'Tickets are tested' };
  const given = await platform.operator().send('POST', `/console/api/players/${email}/rewards`, gift);
  if (given.status !== 201) throw new Error(`${email} got no points: ${JSON.stringify(given.body)}`);
  return body.id;
}
