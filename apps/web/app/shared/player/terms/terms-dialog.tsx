import type { User } from '@liftoff/contract/account/account';
import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { FieldPair } from '@liftoff/ui/field';
import { FileTextIcon, MailIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';
import { useBrand } from '../../site/shell-data.ts';
import { usePaths, useSite } from '../../site/site.ts';
import { withTexts } from '../../texts/with-texts.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import './terms-dialog.css';

interface TermsDialogProps {
  user: User;
  /**
   * Closes the terms for a player who has already accepted them. If it is not set, the dialog asks the player to
   * accept.
   */
  onClose?: () => void;
}

/** Asks the player to accept the new terms. The only alternative is to sign out [POPUP-014] [ROLE-022]. */
export default withTexts(function TermsDialog({ user, onClose }: TermsDialogProps) {
  return onClose ? <AcceptedTerms onClose={onClose} /> : <AskTerms user={user} />;
});

function useTerms() {
  const { locale } = useSite();
  return useQuery({
    queryKey: queryKeys.terms(locale),
    queryFn: () => accountCalls.currentTerms({ query: { locale } }),
  });
}

function AcceptedTerms({ onClose }: { onClose: () => void }) {
  const t = useTranslations('terms');
  return (
    <Dialog open onClose={onClose} closeLabel={t('close')} sheet title={t('titleAccepted')}>
      <Terms terms={useTerms()} text="accepted" />
    </Dialog>
  );
}

function AskTerms({ user }: { user: User }) {
  const t = useTranslations('terms');
  const queries = useQueryClient();
  const { signOut, pending: leaving } = useSignOut();
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked');
  const terms = useTerms();

  const accept = async () => {
    setState('sending');
    try {
      const accepted = { terms_acceptance: true, terms_version: terms.data?.version } as const;
      const answer = await accountCalls.updateAuthDetails({ body: { user: accepted } });
      queries.setQueryData(queryKeys.profile(user.id), answer);
    } catch (error) {
      // A newer version was published in the meantime, so show that version.
      if (error instanceof CallError && error.refusal === 'invalid') void terms.refetch();
      setState('failed');
    }
  };

  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      closeLabel={t('decline')}
      sheet
      title={t('title')}
      footer={
        <div className="column gap-2">
          <FieldPair>
            <Button size="l" block pending={leaving} onClick={signOut}>
              {t('decline')}
            </Button>
            <Button
              size="l"
              block
              pending={state === 'sending'}
              unavailable={!terms.data}
              onClick={() => void accept()}
            >
              {t('accept')}
            </Button>
          </FieldPair>
          <p className="caption text-muted terms-dialog__note">{t('ifDeclined')}</p>
        </div>
      }
    >
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      )}
      <Terms terms={terms} text="from" />
    </Dialog>
  );
}

interface TermsProps {
  terms: ReturnType<typeof useTerms>;
  /** Key of the text that contains the date from which the terms apply. */
  text: 'from' | 'accepted';
}

/**
 * Shows the changes in the terms once they are loaded. Links to the full terms and to support are always available.
 */
function Terms({ terms: { data, isPending, refetch }, text }: TermsProps) {
  const t = useTranslations('terms');
  const { email } = useBrand();
  return (
    <div aria-busy={isPending}>
      {data && <Changes {...data} text={text} />}
      {isPending && <SkeletonRows rows={3} />}
      {!data && !isPending && (
        <ErrorState title={t('notLoaded')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
      )}
      <div className="row gap-2 flex-wrap margin-top-4">
        <ButtonLink size="s" href={usePaths().page('terms-and-conditions')}>
          <FileTextIcon size="s" />
          {t('read')}
        </ButtonLink>
        <ButtonLink size="s" variant="ghost" href={`mailto:${email}`}>
          <MailIcon size="s" />
          {t('support')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ChangesProps extends Pick<TermsProps, 'text'> {
  /** Date as YYYY-MM-DD. */
  applies_from: string;
  changes: readonly { title: string; before: string; after: string }[];
}

function Changes({ applies_from: from, changes, text }: ChangesProps) {
  const t = useTranslations('terms');
  const { locale } = useSite();
  const date = new Date(from).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className="small text-secondary">
        {t.rich(text, {
          date,
          count: changes.length,
          b: words => <b className="terms-dialog__date numeric">{words}</b>,
        })}
      </p>
      {changes.length > 0 && (
        <ul className="terms-dialog__list numeric margin-top-4">
          {changes.map(({ title, before, after }) => (
            <li key={title}>
              <h3 className="terms-dialog__title">{title}</h3>
              <dl>
                <div>
                  <dt>{t('before')}</dt>
                  <dd>{before}</dd>
                </div>
                <div>
                  <dt>{t('after')}</dt>
                  <dd>{after}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
