import { keepCookie, readCookie } from '../../../shared/preferences/cookies.ts';

const name = 'promo_banner_timer';
const days = 1;

/**
 * Returns when the countdown of a promo banner ends. The time is stored in a cookie for a day [PBANNER-010], so that
 * reloading the page does not restart the countdown.
 */
export function startTimer(banner: string, endsAt: number): number {
  const [stored, ...of] = (readCookie(name) ?? '').split(' ');
  const until = Number(stored);
  if (of.join(' ') === banner && until > 0) return Math.min(until, endsAt);
  keepCookie(name, `${endsAt} ${banner}`, days);
  return endsAt;
}
