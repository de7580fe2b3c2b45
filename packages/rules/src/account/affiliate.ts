/**
 * Affiliate ids used if the address contains none: one for direct visits, and one for visits from a search engine
 * [CONST-017] [CONST-018].
 */
const defaultAffb = '122';
const searchAffb = '241';

/** The partner and the player group that qualify for the welcome pack [CONST-051]. */
const welcomePack = '131811';

/**
 * Matches a search engine's host under every top-level domain: the engine's name alone, or with the prefix of its
 * search pages. Other services of the same company, such as mail and documents, do not match.
 */
const searchEngine =
  /^(?:(?:www|m|cn|ya|html|lite|images|news)\.)?(?:(?:[a-z]{1,2}\.)?search\.)?(?:google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|seznam|naver)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^search\.brave\.com$/;

export const isSearchEngine = (host: string): boolean => searchEngine.test(host);

/**
 * The affiliate id to store after this visit: the id in the address, or the search engine id if none is stored yet.
 * `null` if nothing should be stored. The default id for direct visits is never stored, so that it cannot take
 * precedence over a later one.
 */
export const broughtAffb = (named: string | null, kept: string | null, referrerHost: string | null): string | null =>
  named ?? (kept === null && referrerHost !== null && isSearchEngine(referrerHost) ? searchAffb : null);

/** The visitor's affiliate id: the one in the address, or else the stored one, or else the one for the referrer. */
export const affbOf = (named: string | null, kept: string | null, referrerHost: string | null): string =>
  broughtAffb(named, kept, referrerHost) ?? kept ?? defaultAffb;

/** The groups that players with this affiliate tag join when they register. */
export const groupsOfTag = (stag: string | null | undefined): string[] =>
  stag?.startsWith(welcomePack) ? [welcomePack] : [];

/** Whether a player qualifies for the welcome pack, by their affiliate tag or by one of their groups. */
export const isWelcomePack = (stag: string | null, groups: readonly string[]): boolean =>
  [...groupsOfTag(stag), ...groups].includes(welcomePack);

/**
 * Whether a tag matches an operator's list. A partner's id in the list covers all of the partner's tags: `20011` also
 * matches `20011_summer`.
 */
export const isOneOfTags = (stag: string | null, tags: readonly string[]): boolean =>
  stag !== null && tags.some(tag => stag === tag || stag.startsWith(`${tag}_`));
