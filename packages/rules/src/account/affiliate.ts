/** The id of an affiliate's link where the address names none: by itself, and from a search engine (CONST-017, CONST-018). */
const defaultAffb = '122';
const searchAffb = '241';

/** CONST-051: the partner, and the group of players, that the welcome pack is for. */
const welcomePack = '131811';

/**
 * A host that searches, with any ending: the engine's name alone, or after what its search pages stand at. Mail and
 * documents of the same house are other sites.
 */
const searchEngine =
  /^(?:(?:www|m|cn|ya|html|lite|images|news)\.)?(?:(?:[a-z]{1,2}\.)?search\.)?(?:google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|seznam|naver)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^search\.brave\.com$/;

export const isSearchEngine = (host: string): boolean => searchEngine.test(host);

/**
 * The id that this visit brings, to be kept from now on: the address's, or a search engine's where none was kept; null for
 * none. The default of those who come by themselves is kept nowhere, so that it never outranks a later mark.
 */
export const broughtAffb = (named: string | null, kept: string | null, referrerHost: string | null): string | null =>
  named ?? (kept === null && referrerHost !== null && isSearchEngine(referrerHost) ? searchAffb : null);

/** The id of the link a visitor came by: what the address says wins, then what was kept, then where they come from. */
export const affbOf = (named: string | null, kept: string | null, referrerHost: string | null): string =>
  broughtAffb(named, kept, referrerHost) ?? kept ?? defaultAffb;

/** Whether the welcome pack is meant for a player, by the tag they came with or a group they are in. */
export const isWelcomePack = (stag: string | null, groups: readonly string[]): boolean =>
  (stag?.startsWith(welcomePack) ?? false) || groups.includes(welcomePack);

/** Whether a tag is one of an operator's list, or one of a partner's in it: `20011` is `20011_summer` as well. */
export const isOneOfTags = (stag: string | null, tags: readonly string[]): boolean =>
  stag !== null && tags.some(tag => stag === tag || stag.startsWith(`${tag}_`));
