import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { accountCalls } from '../../shared/calls/tables/account-calls.ts';
import { useHiddenFor } from '../../shared/parts/hidden-for.ts';
import { usePaths } from '../../shared/site/site.ts';
import './gift-tip.css';

/** After this time a closed tooltip is shown again [PBANNER-012]. */
const hiddenMs = 600_000;

/** Whether the player may be invited to play: not during a break, or with signs of harm [C15] [PX-07]. */
const offersShownQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.offersShown(playerId),
    queryFn: async ({ signal }) => (await accountCalls.shownRules({ signal, headers: inBackground })).offers_shown,
  });

/** The promo tooltip below the gifts in the header: how many gifts wait for the player's decision. */
export default function GiftTip({ count, playerId }: { count: number; playerId: number }) {
  const t = useTranslations('player.giftTip');
  const { data: areOffersShown = false } = useQuery(offersShownQuery(playerId));
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isHidden, hide] = useHiddenFor('promoTooltipHidden', hiddenMs);
  const gifts = paths.profile('gifts');
  if (!areOffersShown || isHidden || paths.at(pathname) === gifts) return null;
  return (
    <div className="gift-tip__card" role="note">
      <p className="gift-tip__title">{t('title', { count })}</p>
      <p className="caption">{t('text')}</p>
      <p className="gift-tip__choice">
        <a className="gift-tip__action" href={gifts}>
          {t('open')}
        </a>
        <button type="button" className="gift-tip__action" onClick={hide}>
          {t('later')}
        </button>
      </p>
    </div>
  );
}
