import { keepCookie, readCookie } from '../../../shared/preferences/cookies.ts';

const name = 'promo_banner_timer';
const days = 1;

/**
 * The moment at which the countdown of a promo banner ends. The first start is kept in a cookie for a day
 * [PBANNER-010], so that after a reload the countdown continues and never shows a later end.
 */
export function startTimer(banner: string, endsAt: number): number {
  const [of, kept] = (readCookie(name) ?? '').split(' ');
  const until = Number(kept);
  if (of === banner && until > 0) return Math.min(until, endsAt);
  keepCookie(name, `${banner} ${endsAt}`, days);
  return endsAt;
}
