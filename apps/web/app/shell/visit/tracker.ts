import { isWelcomePack } from '@liftoff/rules/account/affiliate';
import type { User } from '@liftoff/contract/account/account';
import { arrival } from '../../shared/site/arrival.ts';
import { onConsent, readConsent } from '../../shared/preferences/consent.ts';
import { isCrawler } from '../../shared/site/crawler.ts';

/** CONST-027 and CONST-028, in milliseconds. */
const loadMs = 60_000;
const againMs = 3_600_000;

/** What an operator's customer tracker offers: a module with one function. */
export interface CustomerTracker {
  identify(player: { id: number; welcomePack: boolean }): void;
}

type Load = (address: string) => Promise<CustomerTracker>;
const importModule: Load = address => import(/* @vite-ignore */ address) as Promise<CustomerTracker>;

/**
 * Loads the operator's tracker a minute after consent was there and the page stood, anew each hour, and tells it who is
 * signed in (STATE-020). Nothing is loaded without an address, without consent [D13], or for a crawler (ROLE-032). One
 * that does not come is tried again with the next hour. Answers how to end it.
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
