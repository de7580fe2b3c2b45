import type { Subscriptions } from '@liftoff/contract/account-access';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Switch } from '@liftoff/ui/choice';
import { Notice } from '@liftoff/ui/notice';
import { useToast } from '@liftoff/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';

const channels = ['receive_promos', 'receive_sms_promos'] as const satisfies readonly (keyof Subscriptions)[];
type Wish = { [channel in (typeof channels)[number]]?: boolean };

/**
 * What the casino may send, on and off at once (CALL-019, CALL-020). A switch shows what the platform says holds, or waits
 * for the link of a mail [C39].
 */
export function MessagesCard({ more }: { more?: ReactNode }) {
  const t = useTranslations('profile.messages');
  const { show } = useToast();
  const queries = useQueryClient();
  const { data: wanted } = useQuery({
    queryKey: queryKeys.subscriptions(),
    queryFn: ({ signal }) => accountCalls.subscriptions({ signal }),
  });
  const change = useMutation({
    mutationFn: (body: Wish) =>
      accountCalls.updateSubscriptions({ body, headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSuccess: (now, wish) => {
      queries.setQueryData(queryKeys.subscriptions(), now);
      const isAsked = wish.receive_promos === true && now.promos_waiting !== null;
      show({ tone: 'ok', content: t(isAsked ? 'sent' : 'saved'), id: 'subscriptions' });
    },
    onError: () => show({ tone: 'warn', content: t('failed'), id: 'subscriptions' }),
  });
  const waiting = wanted?.promos_waiting ?? null;
  const isOn = (channel: (typeof channels)[number]) =>
    wanted !== undefined && (wanted[channel] || (channel === 'receive_promos' && waiting !== null));
  return (
    <Card aria-labelledby="messages" aria-busy={!wanted}>
      <h2 className="h3" id="messages">
        {t('title')}
      </h2>
      <div className="col mt2">
        {channels.map(channel => (
          <div className="pm-s" key={channel}>
            <Switch
              checked={isOn(channel)}
              disabled={!wanted || change.isPending}
              onChange={({ target }) => change.mutate({ [channel]: target.checked })}
            >
              {t(channel)}
            </Switch>
          </div>
        ))}
      </div>
      {waiting && (
        <WaitingNotice
          key={waiting.again_in_sec}
          againInSec={waiting.again_in_sec}
          pending={change.isPending}
          onAgain={() => change.mutate({ receive_promos: true })}
        />
      )}
      <p className="cap t3 mt3">{t('always')}</p>
      {more}
    </Card>
  );
}

interface WaitingNoticeProps {
  againInSec: number;
  pending: boolean;
  onAgain: () => void;
}

/** Nothing comes before the link of the mail is opened; a new one can be sent once the platform lets it. */
function WaitingNotice({ againInSec, pending, onAgain }: WaitingNoticeProps) {
  const t = useTranslations('profile.messages');
  const [mayAsk, setMayAsk] = useState(againInSec === 0);
  useEffect(() => {
    const timer = setTimeout(() => setMayAsk(true), againInSec * 1_000);
    return () => clearTimeout(timer);
  }, [againInSec]);
  return (
    <Notice
      className="mt3"
      role="status"
      action={
        mayAsk && (
          <Button size="s" pending={pending} pendingLabel={t('sending')} onClick={onAgain}>
            {t('again')}
          </Button>
        )
      }
    >
      {t('waiting')}
    </Notice>
  );
}
