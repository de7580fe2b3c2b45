import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import { MessagesCard } from './messages-card.tsx';

/** What a player would like to hear: reached from the profile and from messages. */
export function SubscriptionsPage() {
  const t = useTranslations('profile.messages');
  const paths = usePaths();
  const back = (
    <p className="cap mt2">
      <a className="link" href={paths.profile('main')}>
        {t('back')}
      </a>
    </p>
  );
  return (
    <>
      <ProfileHead above={back} title={t('question')} text={t('text')} />
      <MessagesCard />
    </>
  );
}
