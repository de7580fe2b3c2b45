import { isWelcomePack } from '../account/affiliate.ts';
import { isAimedAt, type NoticeReader } from './header-notices.ts';

/** A banner's audience settings. An omitted setting does not restrict the audience. */
export interface AimedBanner {
  /** An `offer` (the default) is only shown to readers who may be shown offers. A `service` banner is for everyone. */
  readonly kind?: 'offer' | 'service' | undefined;
  readonly countries?: readonly string[] | undefined;
  /** Player groups; an empty list does not restrict the audience. */
  readonly groupIds?: readonly number[] | undefined;
  readonly liveTime?: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined;
  readonly audience?: 'all' | 'guests' | 'players' | undefined;
  readonly money?: 'all' | 'crypto' | 'fiat' | undefined;
  readonly welcomePackOnly?: boolean | undefined;
}

export interface BannerReader extends NoticeReader {
  readonly isPlayer: boolean;
  /** The kind of currency in the player's account; `null` if unknown. */
  readonly money: 'crypto' | 'fiat' | null;
  /** Whether the reader's protection and market allow offers [C15] [PX-07]. */
  readonly mayHaveOffers: boolean;
}

/**
 * Whether a banner is shown to a reader now, according to PBANNER-002 to PBANNER-006. At the exact time `end` it is
 * no longer shown.
 */
export function isBannerFor(banner: AimedBanner, reader: BannerReader): boolean {
  const { countries, groupIds = [], liveTime, audience = 'all', money = 'all', welcomePackOnly } = banner;
  if (banner.kind !== 'service' && !reader.mayHaveOffers) return false;
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
