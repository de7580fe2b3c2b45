import type { User } from '@liftoff/contract/account/account';
import { addressLine } from '@liftoff/rules/account/address-line';
import { shownName } from '@liftoff/rules/account/shown-name';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Dropdown } from '@liftoff/ui/dropdown';
import { LockIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CardBoundary } from '../../../shared/parts/card-boundary.tsx';
import LanguageLinks from '../../../shared/site/language-links.tsx';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import { MessagesCard } from '../subscriptions/messages-card.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { DataCard } from './data-card.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { missingOf } from './edit-fields.ts';
import { WhoCard } from './who-card.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/plate.css';

/** The player's data, and the controls with which the player can change it [ROUTE-021]. */
export function MainPage() {
  const t = useTranslations('profile.main');
  const { day } = useMomentText();
  const paths = usePaths();
  const messages = useTranslations('profile.messages');
  const user = usePlayerSeed()?.user;
  if (!user) return null;
  const text = [
    t('since', { date: day(user.created_at) }),
    ...(user.current_sign_in_at ? [t('lastSignIn', { date: day(user.current_sign_in_at) })] : []),
  ].join(' ');
  return (
    <>
      <ProfileHead title={t('title')} text={text} />
      <CardBoundary name="identity">
        <WhoCard user={user} />
      </CardBoundary>
      <div className="profile-columns">
        <CardBoundary name="personal details">
          <PersonalCard user={user} />
        </CardBoundary>
        <div className="column gap-4">
          <CardBoundary name="accounts">
            <AccountsCard />
          </CardBoundary>
          <CardBoundary name="messages">
            <MessagesCard
              more={
                <a className="link small" href={paths.profile('subscriptions')}>
                  {messages('question')}
                </a>
              }
            />
          </CardBoundary>
        </div>
      </div>
      <CardBoundary name="personal data">
        <DataCard user={user} />
      </CardBoundary>
    </>
  );
}

function PersonalCard({ user }: { user: User }) {
  const t = useTranslations('profile');
  const { locale } = useSite();
  const paths = usePaths();
  const [editing, setEditing] = useState(false);
  const missing = missingOf(user).map(field => t(`fields.${field}`));
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  const text = (value: string | null): ReactNode =>
    value?.trim() || <span className="text-muted">{t('main.none')}</span>;
  const rows: readonly (readonly [string, string | null])[] = [
    [t('main.name'), [user.first_name, user.last_name].filter(Boolean).join(' ')],
    [t('fields.date_of_birth'), user.date_of_birth?.split('-').toReversed().join('/') ?? null],
    [t('main.email'), user.email],
    [t('main.phone'), user.mobile_phone],
    [t('fields.address'), addressLine(user)],
    [t('fields.country'), user.country && (region.of(user.country) ?? user.country)],
  ];
  return (
    <Card aria-labelledby="personal">
      <div className="row between">
        <h2 className="heading-3" id="personal">
          {t('main.personal')}
        </h2>
        <Button size="s" aria-label={t('main.editLabel')} onClick={() => setEditing(true)}>
          {t('main.edit')}
        </Button>
      </div>
      {missing.length > 0 && (
        <Notice className="margin-top-3">
          {t('main.missing', { fields: new Intl.ListFormat(locale).format(missing) })}
        </Notice>
      )}
      <KeyValues className="margin-top-2">
        {rows.map(([name, value]) => (
          <KeyValue key={name} name={name}>
            {text(value)}
          </KeyValue>
        ))}
        <KeyValue name={t('fields.nickname')}>
          {text(user.nickname)}
          {user.nickname && (
            <span className="text-muted profile__shown-name">{t('main.shownAs', { name: shownName(user) })}</span>
          )}
        </KeyValue>
        <KeyValue name={t('main.language')}>
          <LanguageChoice />
        </KeyValue>
        <KeyValue name={t('main.password')}>
          <a className="link" href={paths.profile('security')}>
            {t('main.changePassword')}
          </a>
        </KeyValue>
      </KeyValues>
      {user.verified && (
        <p className="caption text-muted margin-top-3 row gap-2">
          <LockIcon size="s" />
          <span>{t('edit.locked')}</span>
        </p>
      )}
      <EditDialog user={user} open={editing} onClose={() => setEditing(false)} />
    </Card>
  );
}

/**
 * Selects the language of the site. Choosing another language loads a new document and saves the choice on the
 * platform [CALL-027].
 */
function LanguageChoice() {
  const t = useTranslations('shell.header');
  const { language } = useSite();
  return (
    <Dropdown
      align="end"
      summaryClass="link"
      panelClass="dropdown__panel--languages profile__languages"
      label={t('language', { ...language })}
      summary={language.name}
    >
      <LanguageLinks />
    </Dropdown>
  );
}
