import { Badge } from '@liftoff/ui/badge';
import { BellIcon, ChevronRightIcon } from '@liftoff/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Boundary } from '../../../shared/parts/boundary.tsx';
import { CardBoundary } from '../../../shared/parts/card-boundary.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import { MessagesCard } from './messages-card.tsx';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** The player's message subscriptions. The profile and the messages themselves link to this page. */
export function SubscriptionsPage() {
  const t = useTranslations('profile.messages');
  const paths = usePaths();
  const above = (
    <nav className="caption text-muted row gap-2 profile__crumbs" aria-label={t('path')}>
      <a className="link" href={paths.profile('main')}>
        {t('back')}
      </a>
      <ChevronRightIcon size="s" />
      <span aria-current="page">{t('here')}</span>
    </nav>
  );
  return (
    <>
      <ProfileHead
        above={above}
        title={t('question')}
        text={t('text')}
        action={
          <Boundary name="subscriptions badge">
            <WantedBadge />
          </Boundary>
        }
      />
      <CardBoundary name="messages">
        <MessagesCard explained />
      </CardBoundary>
    </>
  );
}

/** Badge with the number of channels that are on. */
function WantedBadge() {
  const t = useTranslations('profile.messages');
  const { data: wanted } = useQuery(subscriptionsQuery);
  if (wanted === undefined) return null;
  const count = Number(wanted.receive_promos) + Number(wanted.receive_sms_promos);
  return (
    <Badge icon={BellIcon} tone={count === 0 ? 'neutral' : 'brand'}>
      {t('on', { count })}
    </Badge>
  );
}
