import { isLocale } from '@liftoff/contract/core/locale';
import { plainLocaleAt } from '../../market/brand.ts';
import type { Call } from '../../core/call.ts';
import type { Config } from '../../core/config.ts';

/**
 * Origin of the site that a mail leads to: of the platform's own ones, as configured, the one the player is on, else the
 * first. A host that a request names and that is not among them leads nowhere [A17].
 */
export function siteOf(config: Config, call: Pick<Call, 'header'> | null): string {
  const asked = call?.header('origin');
  return config.siteOrigins.find(origin => origin === asked) ?? config.siteOrigins[0] ?? config.publicUrl;
}

/** Origin of the site whose brand a player is of: where their account was opened, as long as it is still one of ours. */
export const siteOfPlayer = (config: Config, player: { readonly site: string | null } | null): string =>
  config.siteOrigins.find(origin => origin === player?.site) ?? siteOf(config, null);

/** A page of the site in a language, for a mail; `path` begins with a slash. */
export function siteLink(config: Config, site: string, language: string, path: string): string {
  const isPlain = !isLocale(language) || language === plainLocaleAt(config, site);
  return `${site}${isPlain ? '' : `/${language}`}${path}`;
}
