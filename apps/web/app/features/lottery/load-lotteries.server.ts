import { CallError } from '@liftoff/contract/core/client';
import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import { isListed, shownPromotions } from '../../shared/promotion/shown-promotions.server.ts';

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
  const listed = async () => {
    const [lotteries, shownIds] = await Promise.all([clientOf(page).listLotteries({}), shownPromotions(page)]);
    return lotteries.filter(({ id, state }) => isListed(shownIds, { id, isCancelled: state === 'canceled' }));
  };
  const [lotteries, own] = await Promise.all([listed().catch(() => null), readOwn(page)]);
  return { lotteries, ...own };
}

/**
 * One lottery. Throws a 404 if there is none that the visitor may be shown, and a 503 if the platform does not respond.
 * The result of a lottery is no promotion, so everyone can read it.
 */
export async function loadLottery(page: PageContext, slug: string): Promise<LotteryData> {
  const asked = Promise.all([clientOf(page).getLottery({ params: { slug } }), shownPromotions(page)]).catch(
    (error: unknown) => {
      throw data(null, { status: error instanceof CallError && error.refusal === 'not_found' ? 404 : 503 });
    },
  );
  const [[found, shownIds], own] = await Promise.all([asked, readOwn(page)]);
  const isOver = found.state === 'drawn' || found.state === 'canceled';
  if (!isOver && shownIds?.has(found.id) === false) throw data(null, { status: 404 });
  return { lottery: found, now: Date.now(), ...own };
}
