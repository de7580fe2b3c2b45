import type { Notice } from '@liftoff/contract/content/content-entities';
import { chatHash, type Paths } from '../site/address/paths.ts';

/** Routes that a notification's button can name. */
const routes = {
  lobby: paths => paths.lobby(),
  deposit: paths => paths.deposit(),
  withdraw: paths => paths.withdraw(),
  cashbox: paths => paths.cashbox(),
  profile: paths => paths.profile(),
  adventure: paths => paths.adventure(),
  gifts: paths => paths.profile('gifts'),
  level: paths => paths.profile('level'),
  limits: paths => paths.profile('limits'),
  verification: paths => paths.profile('verification'),
  security: paths => paths.profile('security'),
  support: paths => paths.support(),
  chat: () => chatHash,
} as const satisfies Record<string, (paths: Paths) => string>;

export type RouteOfNotice = keyof typeof routes;

const isRoute = (name: string): name is RouteOfNotice => Object.hasOwn(routes, name);

/**
 * The address that a notification's button opens: a named route, a path on this site, or the page of its tournament.
 * `null` if it opens none of them.
 */
export function noticeHref({ content: { button }, tournament_identifier: slug }: Notice, paths: Paths): string | null {
  if (button === undefined) return null;
  if (button.name !== undefined) return isRoute(button.name) ? routes[button.name](paths) : null;
  if (button.path !== undefined) return /^\/(?![/\\])/.test(button.path) ? paths.at(button.path) : null;
  return slug === undefined ? null : paths.tournament(slug);
}
