import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHiddenFor } from '../../shared/parts/hidden-for.ts';
import { shownRulesQuery } from '../../shared/player/shown-rules-query.ts';
import { usePaths } from '../../shared/site/site.ts';
import './gift-tip.css';

/** After this time a closed tooltip is shown again [PBANNER-012]. */
const hiddenMs = 600_000;

/** The promo tooltip below the gifts in the header: how many gifts wait for the player's decision. */
export default function GiftTip({ count, playerId }: { count: number; playerId: number }) {
  const t = useTranslations('player.giftTip');
  const { data: rules } = useQuery(shownRulesQuery(playerId));
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isHidden, hide] = useHiddenFor('promoTooltipHidden', hiddenMs);
  const gifts = paths.profile('gifts');
  if (!rules?.offers_shown || isHidden || paths.at(pathname) === gifts) return null;
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
