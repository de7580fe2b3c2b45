import type { Subscriptions } from '@liftoff/contract/account/access';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Switch } from '@liftoff/ui/choice';
import { Notice } from '@liftoff/ui/notice';
import { useToast } from '@liftoff/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { subscriptionsQuery } from './subscriptions-query.ts';
import '@liftoff/ui/styles/forms.css';

/** Each channel, with the field that says whether it is waiting for the player to open the emailed link. */
const channels = [
  ['receive_promos', 'promos_waiting'],
  ['receive_sms_promos', 'sms_promos_waiting'],
] as const satisfies readonly (readonly [keyof Subscriptions, keyof Subscriptions])[];
type Channel = (typeof channels)[number][0];
type RequestedChannels = { [channel in Channel]?: boolean };

/**
 * Switches for the messages that the operator may send. Each change applies immediately [CALL-019] [CALL-020]. A
 * message says that the player is already subscribed [PERR-006], or must first open the emailed link [C39]. `explained`
 * adds a description to each switch.
 */
export function MessagesCard({ more, explained = false }: { more?: ReactNode; explained?: boolean }) {
  const t = useTranslations('profile.messages');
  const { show } = useToast();
  const queries = useQueryClient();
  const { data: wanted, dataUpdatedAt } = useQuery(subscriptionsQuery);
  const change = useMutation({
    mutationFn: (body: RequestedChannels) =>
      accountCalls.updateSubscriptions({ body, headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSuccess: (now, requested) => {
      queries.setQueryData(queryKeys.subscriptions(), now);
      const isAsked = channels.some(([channel, waits]) => requested[channel] === true && now[waits] !== null);
      show({ tone: 'ok', content: t(isAsked ? 'sent' : 'saved'), id: 'subscriptions' });
    },
    onError: () => show({ tone: 'warn', content: t('failed'), id: 'subscriptions' }),
  });
  const waiting = channels.flatMap(([channel, waits]) => {
    const since = wanted?.[waits] ?? null;
    return since === null ? [] : [{ channel, againInSec: since.again_in_sec }];
  });
  const isOn = (channel: Channel) =>
    wanted !== undefined && (wanted[channel] || waiting.some(each => each.channel === channel));
  return (
    <Card aria-labelledby="messages" aria-busy={!wanted}>
      <h2 className="heading-3" id="messages">
        {t('title')}
      </h2>
      <div className="column margin-top-2">
        {channels.map(([channel]) => (
          <div className="message-channel" key={channel}>
            <Switch
              checked={isOn(channel)}
              disabled={!wanted || change.isPending}
              onChange={({ target }) => change.mutate({ [channel]: target.checked })}
            >
              {t(channel)}
            </Switch>
            {wanted?.[channel] === true && <p className="caption text-muted message-channel__reason">{t('already')}</p>}
            {explained && <p className="caption text-muted message-channel__reason">{t(`${channel}_text`)}</p>}
          </div>
        ))}
      </div>
      {waiting.length > 0 && (
        <WaitingNotice
          key={dataUpdatedAt}
          againInSec={Math.max(...waiting.map(each => each.againInSec))}
          pending={change.isPending}
          onAgain={() => change.mutate(Object.fromEntries(waiting.map(({ channel }) => [channel, true])))}
        />
      )}
      <p className="caption text-muted margin-top-3">{t('always')}</p>
      {more}
    </Card>
  );
}

interface WaitingNoticeProps {
  againInSec: number;
  pending: boolean;
  onAgain: () => void;
}

/**
 * Says that nothing is sent until the player opens the emailed link. A new link can be requested once the platform
 * allows it.
 */
function WaitingNotice({ againInSec, pending, onAgain }: WaitingNoticeProps) {
  const t = useTranslations('profile.messages');
  const [mayAsk, setMayAsk] = useState(againInSec === 0);
  useEffect(() => {
    const timer = setTimeout(() => setMayAsk(true), againInSec * 1_000);
    return () => clearTimeout(timer);
  }, [againInSec]);
  return (
    <Notice
      className="margin-top-3"
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
