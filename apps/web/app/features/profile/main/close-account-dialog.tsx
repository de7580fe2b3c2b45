import { CallError } from '@liftoff/contract/core/client';
import type { DataState, InTheWay } from '@liftoff/contract/account/personal-data';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Checkbox } from '@liftoff/ui/choice';
import { Dialog } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { useToast } from '@liftoff/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personalDataCalls } from '../../../shared/calls/tables/personal-data-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { endSession } from '../../../shared/calls/session-lost.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { forgetPlayer } from '../../../shared/player/player-stores.ts';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { leavePage } from '../../../shared/site/address/leave-page.ts';

interface CloseAccountProps {
  open: boolean;
  state: DataState['closing'];
  reauth: Reauth;
  onClose: () => void;
}

/**
 * Closes the account permanently. Explains beforehand what happens to the player's data, or what must be settled
 * first [C40].
 */
export function CloseAccountDialog({ open, state, reauth, onClose }: CloseAccountProps) {
  const t = useTranslations('profile.closing');
  const paths = usePaths();
  const { platformPublicUrl } = useSite();
  const queries = useQueryClient();
  const { show } = useToast();
  const [understood, setUnderstood] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isInUse = state.in_the_way.length > 0;

  const close = async () => {
    setAsked(true);
    if (!understood) return;
    setBusy(true);
    try {
      if (await reauth.run(() => endSession(() => personalDataCalls.closeAccount({})))) {
        await forgetPlayer(queries, platformPublicUrl);
        return leavePage(paths.lobby());
      }
    } catch (error) {
      const inUse = error instanceof CallError && error.refusal === 'account_in_use';
      if (!inUse) show({ tone: 'bad', content: t('failed') });
      await queries.invalidateQueries({ queryKey: queryKeys.personalData() });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('keep')}
      footer={
        <div className="column gap-2">
          {isInUse ? (
            state.in_the_way.includes('balance') && (
              <ButtonLink variant="primary" block href={paths.withdraw()}>
                {t('withdraw')}
              </ButtonLink>
            )
          ) : (
            <Button variant="danger" block pending={busy} pendingLabel={t('pending')} onClick={() => void close()}>
              {t('submit')}
            </Button>
          )}
          <Button variant="ghost" block onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <div className="column gap-4">
        {isInUse ? (
          <InUse inTheWay={state.in_the_way} />
        ) : (
          <>
            <p className="text-secondary">{t('text')}</p>
            <WhatHappens state={state} />
            <Checkbox
              checked={understood}
              onChange={({ target }) => setUnderstood(target.checked)}
              error={asked && !understood ? t('mustUnderstand') : undefined}
            >
              {t('understand')}
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}

function InUse({ inTheWay }: { inTheWay: readonly InTheWay[] }) {
  const t = useTranslations('profile.closing');
  return (
    <>
      <p className="text-secondary">{t('notYet')}</p>
      {inTheWay.map(one => (
        <Notice key={one} tone="warn">
          {t(`inTheWay.${one}`)}
        </Notice>
      ))}
    </>
  );
}

function WhatHappens({ state }: Pick<CloseAccountProps, 'state'>) {
  const t = useTranslations('profile.closing');
  const { moment, day } = useMomentText();
  return (
    <>
      <KeyValues well>
        <KeyValue name={t('erased')}>{moment(state.erased_from)}</KeyValue>
        <KeyValue name={t('kept')}>{state.kept_until === null ? t('nothing') : day(state.kept_until)}</KeyValue>
      </KeyValues>
      <p className="small text-secondary">{state.kept_until === null ? t('keptAlways') : t('keptText')}</p>
    </>
  );
}
