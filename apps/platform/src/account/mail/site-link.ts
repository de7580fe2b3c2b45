import { isLocale } from '@liftoff/contract/core/locale';
import { plainLocaleAt } from '../../market/brand.ts';
import type { Call } from '../../core/call.ts';
import type { Config } from '../../core/config.ts';

/**
 * Origin of the site that an email links to: the configured site that the player is on, or else the first configured
 * site. A host from the request that is not configured is never used [A17].
 */
export function siteOf(config: Config, call: Pick<Call, 'header'> | null): string {
  const asked = call?.header('origin');
  return config.siteOrigins.find(origin => origin === asked) ?? config.siteOrigins[0] ?? config.publicUrl;
}

/**
 * Origin of the site where the player's account was opened, or the first site if that one is no longer configured.
 */
export const siteOfPlayer = (config: Config, player: { readonly site: string | null } | null): string =>
  config.siteOrigins.find(origin => origin === player?.site) ?? siteOf(config, null);

/** URL of a site page in a language, for an email. `path` begins with a slash. */
export function siteLink(config: Config, site: string, language: string, path: string): string {
  const isPlain = !isLocale(language) || language === plainLocaleAt(config, site);
  return `${site}${isPlain ? '' : `/${language}`}${path}`;
}
