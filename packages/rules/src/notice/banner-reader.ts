import { isWelcomePack } from '../account/affiliate.ts';
import { isAimedAt, type NoticeReader } from './header-notices.ts';

/** A banner, as far as an operator says whom it is for. What is left out narrows nothing. */
export interface AimedBanner {
  readonly countries?: readonly string[] | undefined;
  /** Groups of players; an empty list is everyone. */
  readonly groupIds?: readonly number[] | undefined;
  readonly liveTime?: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined;
  readonly audience?: 'all' | 'guests' | 'players' | undefined;
  readonly money?: 'all' | 'crypto' | 'fiat' | undefined;
  readonly welcomePackOnly?: boolean | undefined;
}

export interface BannerReader extends NoticeReader {
  readonly isPlayer: boolean;
  /** What a player's account is in; null where that is not known. */
  readonly money: 'crypto' | 'fiat' | null;
}

/** Whether a banner is for a reader now (PBANNER-002 to PBANNER-006). The moment of `end` is the first at which it is over. */
export function isBannerFor(banner: AimedBanner, reader: BannerReader): boolean {
  const { countries, groupIds = [], liveTime, audience = 'all', money = 'all', welcomePackOnly } = banner;
  if (audience !== 'all' && (audience === 'players') !== reader.isPlayer) return false;
  if (money !== 'all' && money !== reader.money) return false;
  if (welcomePackOnly && !isWelcomePack(null, reader.groups)) return false;
  return isAimedAt(
    {
      ...(countries && countries.length > 0 && { countries }),
      ...(groupIds.length > 0 && { groups: groupIds.map(String) }),
      ...(liveTime?.start !== undefined && { from: liveTime.start }),
      ...(liveTime?.end !== undefined && { until: liveTime.end }),
    },
    reader,
  );
}
