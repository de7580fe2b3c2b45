import type { LoginBlock, LoginHours } from '@liftoff/contract/limits';
import { loginHoursChange } from '@liftoff/rules/limits/login-hours';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { MoonIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { Select } from '@liftoff/ui/select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { limitsCalls } from '../../shared/calls/limits-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { useMomentText } from '../../shared/player/limit-words.ts';
import { useSite } from '../../shared/site.ts';
import { PlatedTitle } from './plated-title.tsx';

/** Every half hour of a day, in minutes. */
const halfHours = Array.from({ length: 48 }, (_, place) => place * 30);
const offered = { from_min: 22 * 60, to_min: 6 * 60 };

const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const dayHours = ({ from_min: fromMin, to_min: toMin, time_zone: timeZone }: LoginHours) => ({
  fromMin,
  toMin,
  timeZone,
});

/** Hours of the day in which the player cannot sign in: more hold at once, fewer or others wait. */
export function LoginHoursCard({ playerId }: { playerId: number }) {
  const t = useTranslations('limits');
  const queries = useQueryClient();
  const queryKey = queryKeys.loginHours(playerId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => limitsCalls.loginHours({ signal, headers: inBackground }),
  });
  const attempt = useAttemptKey();
  const [step, setStep] = useState<'saving' | 'failed' | null>(null);
  const set = async (hours: LoginHours | null) => {
    if (step === 'saving') return;
    setStep('saving');
    try {
      const key = attempt.of(JSON.stringify(hours));
      const headers = { 'idempotency-key': key };
      queries.setQueryData(queryKey, await limitsCalls.setLoginHours({ body: { hours }, headers }));
      attempt.answered();
      setStep(null);
    } catch {
      setStep('failed');
    }
  };
  return (
    <Card id="login-hours" tabIndex={-1} className="mt4">
      <div className="row g3">
        <PlatedTitle icon={MoonIcon} title={t('loginHours.title')} text={t('loginHours.text')} />
      </div>
      {data && (
        <>
          <StandingHours block={data} onKeep={() => void set(data.hours)} />
          <HoursForm
            key={JSON.stringify(data.hours)}
            block={data}
            saving={step === 'saving'}
            onSet={hours => void set(hours)}
          />
        </>
      )}
      {step === 'failed' && (
        <Notice tone="bad" role="alert" className="mt4">
          {t('check.failed')}
        </Notice>
      )}
    </Card>
  );
}

function useTimeText() {
  const { locale } = useSite();
  return (minute: number) =>
    new Date(minute * 60_000).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** The hours as words of a sentence. */
function useHoursWords() {
  const time = useTimeText();
  return (hours: LoginHours) => ({
    from: time(hours.from_min),
    to: time(hours.to_min),
    zone: hours.time_zone.replaceAll('_', ' '),
  });
}

/** What holds, and what waits. */
function StandingHours({ block: { hours, waiting }, onKeep }: { block: LoginBlock; onKeep: () => void }) {
  const t = useTranslations('limits');
  const words = useHoursWords();
  const { moment } = useMomentText();
  const when = waiting ? moment(waiting.from) : '';
  return (
    <div role="status">
      <p className="mt4">{hours ? t('loginHours.now', words(hours)) : t('loginHours.none')}</p>
      {waiting && (
        <Notice className="mt3">
          <div className="row between wrapx g2">
            {waiting.hours
              ? t('loginHours.waiting', { ...words(waiting.hours), when })
              : t('loginHours.waitingNone', { when })}
            <Button size="s" onClick={onKeep}>
              {t('card.keep')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

interface HoursFormProps {
  block: LoginBlock;
  saving: boolean;
  onSet: (hours: LoginHours | null) => void;
}

function HoursForm({ block: { hours, waiting }, saving, onSet }: HoursFormProps) {
  const t = useTranslations('limits.loginHours');
  const time = useTimeText();
  const [{ from_min, to_min }, setWanted] = useState<Pick<LoginHours, 'from_min' | 'to_min'>>(hours ?? offered);
  const wanted = { from_min, to_min, time_zone: browserTimeZone() };
  const change = loginHoursChange(hours && dayHours(hours), dayHours(wanted));
  const isEmpty = from_min === to_min;
  const options = halfHours.map(minute => ({ value: String(minute), label: time(minute) }));
  return (
    <>
      <div className="lim__from mt4">
        <Select
          label={t('from')}
          value={String(from_min)}
          options={options}
          onChange={({ target }) => setWanted({ from_min: Number(target.value), to_min })}
        />
        <Select
          label={t('to')}
          value={String(to_min)}
          options={options}
          onChange={({ target }) => setWanted({ from_min, to_min: Number(target.value) })}
        />
      </div>
      {(isEmpty || change !== 'same') && (
        <p className="cap t2 mt3">{isEmpty ? t('empty') : t(change === 'looser' ? 'looser' : 'stricter')}</p>
      )}
      <div className="row g2 wrapx mt4">
        <Button
          variant="primary"
          disabled={isEmpty || change === 'same'}
          pending={saving}
          pendingLabel={t('saving')}
          onClick={() => onSet(wanted)}
        >
          {t('set')}
        </Button>
        {hours && (waiting === null || waiting.hours !== null) && (
          <Button variant="ghost" disabled={saving} onClick={() => onSet(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}
