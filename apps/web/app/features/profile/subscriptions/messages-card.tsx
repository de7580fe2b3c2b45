import type { Subscriptions } from '@liftoff/contract/account-access';
import { Card } from '@liftoff/ui/card';
import { Switch } from '@liftoff/ui/choice';
import { useToast } from '@liftoff/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';

const channels = ['receive_promos', 'receive_sms_promos'] as const satisfies readonly (keyof Subscriptions)[];

/** What the casino may send, on and off at once (CALL-019, CALL-020). A switch shows what the platform says holds. */
export function MessagesCard({ more }: { more?: ReactNode }) {
  const t = useTranslations('profile.messages');
  const { show } = useToast();
  const queries = useQueryClient();
  const { data: wanted } = useQuery({
    queryKey: queryKeys.subscriptions(),
    queryFn: ({ signal }) => accountCalls.subscriptions({ signal }),
  });
  const change = useMutation({
    mutationFn: (body: Partial<Subscriptions>) =>
      accountCalls.updateSubscriptions({ body, headers: { 'idempotency-key': crypto.randomUUID() } }),
    onSuccess: now => {
      queries.setQueryData(queryKeys.subscriptions(), now);
      show({ tone: 'ok', content: t('saved'), id: 'subscriptions' });
    },
    onError: () => show({ tone: 'bad', content: t('failed'), id: 'subscriptions' }),
  });
  return (
    <Card aria-labelledby="messages" aria-busy={!wanted}>
      <h2 className="h3" id="messages">
        {t('title')}
      </h2>
      <div className="col mt2">
        {channels.map(channel => (
          <div className="pm-s" key={channel}>
            <Switch
              checked={wanted?.[channel] ?? false}
              disabled={!wanted || change.isPending}
              onChange={({ target }) => change.mutate({ [channel]: target.checked })}
            >
              {t(channel)}
            </Switch>
          </div>
        ))}
      </div>
      <p className="cap t3 mt3">{t('always')}</p>
      {more}
    </Card>
  );
}
