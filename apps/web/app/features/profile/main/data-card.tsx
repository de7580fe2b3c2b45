import type { User } from '@liftoff/contract/account/account';
import type { DataExport, DataState } from '@liftoff/contract/account/personal-data';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { DownloadIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { RowPlate } from '@liftoff/ui/row-plate';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { personalDataCalls } from '../../../shared/calls/tables/personal-data-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { refusalOf } from '../../../shared/form/refusals.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useReauth } from '../../../shared/player/reauth/use-reauth.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';

/** Interval in milliseconds for checking whether a data copy is ready. */
const askEveryMs = 2_000;

/** Lets players request a copy of their data, or close the account and have their data erased [C40]. */
export function DataCard({ user }: { user: User }) {
  const t = useTranslations('profile.data');
  const queries = useQueryClient();
  const { show } = useToast();
  const reauth = useReauth(user.two_factor_enabled);
  const [busy, setBusy] = useState(false);
  const [closing, setClosing] = useState(false);
  const { data } = useQuery({
    queryKey: queryKeys.personalData(),
    queryFn: ({ signal }) => personalDataCalls.dataState({ signal, headers: inBackground }),
    refetchInterval: ({ state }) => (state.data?.export.status === 'making' ? askEveryMs : false),
  });
  const copy = data?.export;

  const download = async () => {
    setBusy(true);
    try {
      if (copy?.status === 'ready') {
        const link = await reauth.run(() => personalDataCalls.exportLink({}));
        if (link) window.location.assign(link.url);
      } else {
        const asked = await reauth.run(() => personalDataCalls.askExport({}));
        if (asked) queries.setQueryData<DataState>(queryKeys.personalData(), now => now && { ...now, export: asked });
      }
    } catch (error) {
      show({ tone: 'bad', content: t(refusalOf(error) === 'rate_limited' ? 'tooOften' : 'failed') });
      void queries.invalidateQueries({ queryKey: queryKeys.personalData() });
    }
    setBusy(false);
  };
  const making = copy?.status === 'making';
  return (
    <Card className="row gap-4 flex-wrap margin-top-4 data-card" aria-labelledby="your-data">
      <RowPlate icon={DownloadIcon} />
      <div className="grow data-card__words">
        <h2 className="title" id="your-data">
          {t('title')}
        </h2>
        <p className="small text-secondary" role="status">
          <CopyText copy={copy} />
        </p>
      </div>
      <Button pending={busy || making} pendingLabel={t('preparing')} disabled={!data} onClick={() => void download()}>
        {t('download')}
      </Button>
      <Button variant="ghost" disabled={!data} onClick={() => setClosing(true)}>
        {t('close')}
      </Button>
      {data && (
        <CloseAccountDialog open={closing} state={data.closing} reauth={reauth} onClose={() => setClosing(false)} />
      )}
      {reauth.dialog}
    </Card>
  );
}

const megabyte = 1024 * 1024;

function CopyText({ copy }: { copy: DataExport | undefined }) {
  const t = useTranslations('profile.data');
  const { locale } = useSite();
  const { moment } = useMomentText();
  if (copy?.status === 'making') return t('making');
  if (copy?.status !== 'ready' || copy.expires_at === null) return t('text');
  const size = (Math.max(copy.size_bytes ?? 0, megabyte / 10) / megabyte).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return t('ready', { date: moment(copy.expires_at), size });
}
