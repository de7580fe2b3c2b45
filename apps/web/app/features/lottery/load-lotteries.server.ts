import { CallError } from '@liftoff/contract/core/client';
import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';

/** The visitor's tickets in all lotteries; `null` for guests and if they failed to load. */
interface Own {
  readonly statuses: readonly LotteryStatus[] | null;
  readonly isGuest: boolean;
}

export interface LotteriesData extends Own {
  /** `null` if the list failed to load. */
  readonly lotteries: readonly Lottery[] | null;
}

export interface LotteryData extends Own {
  readonly lottery: Lottery;
  /** The moment of the page, for the countdown. */
  readonly now: number;
}

async function readOwn(page: PageContext): Promise<Own> {
  const player = await readPlayer(page);
  const statuses =
    player === null
      ? null
      : await clientOf(page)
          .lotteryStatuses({})
          .catch(() => null);
  return { statuses, isGuest: player === null };
}

/** All lotteries with the visitor's tickets. */
export async function loadLotteries(page: PageContext): Promise<LotteriesData> {
  const [lotteries, own] = await Promise.all([
    clientOf(page)
      .listLotteries({})
      .catch(() => null),
    readOwn(page),
  ]);
  return { lotteries, ...own };
}

/** One lottery. Throws a 404 for an unknown slug, and a 503 if the platform does not respond. */
export async function loadLottery(page: PageContext, slug: string): Promise<LotteryData> {
  const lottery = clientOf(page)
    .getLottery({ params: { slug } })
    .catch((error: unknown) => {
      throw data(null, { status: error instanceof CallError && error.refusal === 'not_found' ? 404 : 503 });
    });
  const [found, own] = await Promise.all([lottery, readOwn(page)]);
  return { lottery: found, now: Date.now(), ...own };
}
