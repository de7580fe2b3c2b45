import { ButtonLink } from '@liftoff/ui/button-link';
import { GiftIcon } from '@liftoff/ui/icons';
import { EmptyState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import { MessagesCard } from '../subscriptions/messages-card.tsx';

/**
 * The player's bonuses and free spins [ROUTE-023]. No platform call grants any yet, and the page says so. It offers
 * the switches for messages about them.
 */
export function GiftsPage() {
  const t = useTranslations('profile.gifts');
  const paths = usePaths();
  return (
    <>
      <ProfileHead title={t('title')} text={t('text')} />
      <EmptyState
        icon={GiftIcon}
        headingLevel={2}
        title={t('none')}
        text={t('noneText')}
        action={<ButtonLink href={paths.lobby()}>{t('lobby')}</ButtonLink>}
      />
      <MessagesCard explained />
    </>
  );
}
