import type { LoginBlock, LoginHours } from '@liftoff/contract/limits/limits';
import { loginHoursChange } from '@liftoff/rules/limits/login-hours';
import { timeText } from '@liftoff/rules/notice/time-text';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { MoonIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { limitsCalls } from '../../shared/calls/tables/limits-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { Form } from '../../shared/form/form.tsx';
import { RefusalNotice } from '../../shared/form/refusal-notice.tsx';
import { SelectField } from '../../shared/form/fields/select-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useSite } from '../../shared/site/site.ts';
import { browserTimeZone } from '../../shared/site/time-zone.ts';
import { PlatedTitle } from './plated-title.tsx';

/** Every half hour of a day, in minutes since midnight. */
const halfHours = Array.from({ length: 48 }, (_, place) => place * 30);
const offered = { from_min: 22 * 60, to_min: 6 * 60 };

const dayHours = ({ from_min: fromMin, to_min: toMin, time_zone: timeZone }: LoginHours) => ({
  fromMin,
  toMin,
  timeZone,
});

/**
 * Sets the hours of the day in which the player cannot sign in. Additional blocked hours apply immediately; fewer or
 * different hours must wait.
 */
export function LoginHoursCard({ playerId }: { playerId: number }) {
  const t = useTranslations('limits');
  const queries = useQueryClient();
  const queryKey = queryKeys.loginHours(playerId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => limitsCalls.loginHours({ signal, headers: inBackground }),
  });
  const set = async (hours: LoginHours | null, key: string) => {
    const headers = { 'idempotency-key': key };
    queries.setQueryData(queryKey, await limitsCalls.setLoginHours({ body: { hours }, headers }));
    // The player stats include the time at which the blocked hours end the session.
    void queries.invalidateQueries({ queryKey: queryKeys.stats(playerId) });
  };
  const attempt = useAttemptKey();
  /** Handles the buttons outside the form: keep the current hours, or remove them. */
  const pressed = useMutation({
    mutationFn: (hours: LoginHours | null) => set(hours, attempt.of(JSON.stringify(hours))),
    onSuccess: attempt.answered,
  });
  return (
    <Card id="login-hours" tabIndex={-1} className="margin-top-4">
      <div className="row gap-3">
        <PlatedTitle icon={MoonIcon} title={t('loginHours.title')} text={t('loginHours.text')} />
      </div>
      {data && (
        <>
          <HoursInForce block={data} onKeep={() => pressed.mutate(data.hours)} />
          <HoursForm
            key={JSON.stringify(data.hours)}
            block={data}
            removing={pressed.isPending}
            onSet={set}
            onRemove={() => pressed.mutate(null)}
          />
        </>
      )}
      {pressed.isError && (
        <Notice tone="bad" role="alert" className="margin-top-4">
          {t('check.failed')}
        </Notice>
      )}
    </Card>
  );
}

function useTimeText() {
  const { locale } = useSite();
  return (minute: number) => timeText(new Date(minute * 60_000), locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** Formats blocked hours for use in a sentence. */
function useHoursWords() {
  const time = useTimeText();
  return (hours: LoginHours) => ({
    from: time(hours.from_min),
    to: time(hours.to_min),
    zone: hours.time_zone.replaceAll('_', ' '),
  });
}

/** Shows the blocked hours in force and the pending change. */
function HoursInForce({ block: { hours, waiting }, onKeep }: { block: LoginBlock; onKeep: () => void }) {
  const t = useTranslations('limits');
  const words = useHoursWords();
  const { moment } = useMomentText();
  const when = waiting ? moment(waiting.from) : '';
  return (
    <div role="status">
      <p className="margin-top-4">{hours ? t('loginHours.now', words(hours)) : t('loginHours.none')}</p>
      {waiting && (
        <Notice className="margin-top-3">
          <div className="row between flex-wrap gap-2">
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
  removing: boolean;
  onSet: (hours: LoginHours, key: string) => Promise<void>;
  onRemove: () => void;
}

/** Minutes since midnight, as string values for the selects. */
interface Chosen {
  from: string;
  to: string;
}

function HoursForm({ block: { hours, waiting }, removing, onSet, onRemove }: HoursFormProps) {
  const t = useTranslations('limits.loginHours');
  const time = useTimeText();
  const shownHours = hours ?? offered;
  const form = useForm<Chosen>({
    values: { from: String(shownHours.from_min), to: String(shownHours.to_min) },
    check: () => ({}),
    send: (chosen, key) => onSet(hoursOf(chosen), key),
  });
  const wanted = hoursOf(form.values);
  const change = loginHoursChange(hours && dayHours(hours), dayHours(wanted));
  const isEmpty = wanted.from_min === wanted.to_min;
  const options = halfHours.map(minute => ({ value: String(minute), label: time(minute) }));
  return (
    <Form form={form} className="margin-top-4">
      <RefusalNotice refusal={form.refusal} />
      <div className="limits__from">
        <SelectField form={form} name="from" label={t('from')} options={options} />
        <SelectField form={form} name="to" label={t('to')} options={options} />
      </div>
      {(isEmpty || change !== 'same') && (
        <p className="caption text-secondary margin-top-3">
          {isEmpty ? t('empty') : t(change === 'looser' ? 'looser' : 'stricter')}
        </p>
      )}
      <div className="row gap-2 flex-wrap margin-top-4">
        <Button
          variant="primary"
          type="submit"
          disabled={isEmpty || change === 'same'}
          pending={form.pending}
          pendingLabel={t('saving')}
        >
          {t('set')}
        </Button>
        {hours && (waiting === null || waiting.hours !== null) && (
          <Button variant="ghost" disabled={form.pending || removing} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}

const hoursOf = ({ from, to }: Chosen): LoginHours => ({
  from_min: Number(from),
  to_min: Number(to),
  time_zone: browserTimeZone(),
});
