import { isWelcomePack } from '@liftoff/rules/account/affiliate';
import type { User } from '@liftoff/contract/account/account';
import { arrival } from '../../shared/site/arrival.ts';
import { onConsent, readConsent } from '../../shared/preferences/consent.ts';
import { isCrawler } from '../../shared/site/crawler.ts';

/** Delay before the first load, and the interval between reloads, in milliseconds [CONST-027] [CONST-028]. */
const loadMs = 60_000;
const againMs = 3_600_000;

/** The interface of an operator's customer tracker, which is a module with one function. */
export interface CustomerTracker {
  identify(player: { id: number; welcomePack: boolean }): void;
}

type Load = (address: string) => Promise<CustomerTracker>;
const importModule: Load = address => import(/* @vite-ignore */ address) as Promise<CustomerTracker>;

/**
 * Loads the operator's tracker one minute after the page's start and after consent, and again every hour, and
 * identifies the signed-in player to it [STATE-020]. Loads nothing without an address, without consent [D13], or for
 * crawlers [ROLE-032]. A failed load is retried after an hour. Returns a function that stops this.
 */
export function startTracker(
  address: string | undefined,
  player: Pick<User, 'id' | 'statuses'> | null,
  load = importModule,
): () => void {
  if (address === undefined || isCrawler()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inject = async (hour: number) => {
    timer = setTimeout(() => void inject(hour + 1), againMs);
    const tracker = await load(hour === 0 ? address : `${address}#${hour}`).catch(() => null);
    if (player === null || readConsent() !== 'accepted') return;
    const groups = player.statuses.map(({ id }) => id);
    tracker?.identify({ id: player.id, welcomePack: isWelcomePack(arrival().stag, groups) });
  };
  const decide = () => {
    clearTimeout(timer);
    timer = readConsent() === 'accepted' ? setTimeout(() => void inject(0), loadMs) : undefined;
  };
  decide();
  const stopHearing = onConsent(decide);
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}
