import type { UserLimit } from '@liftoff/contract/limits/limits';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { IconButton } from '@liftoff/ui/icon-button';
import { ArrowDownToLineIcon, ClockIcon, CoinsIcon, EllipsisIcon, TrendingDownIcon } from '@liftoff/ui/icons';
import { Menu, MenuItem } from '@liftoff/ui/menu';
import { useToast } from '@liftoff/ui/toast';
import { Track } from '@liftoff/ui/track';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { useEveryText, useLimitName, useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { minutesText } from '../../shared/player/session/session-clock.ts';
import { isLimitReached } from '../../shared/player/limits/reached-limit.ts';
import { useVisitMinutes } from '../../shared/player/session/visit-length.ts';
import { PlatedTitle } from './plated-title.tsx';
import { useLimitCalls } from './use-limit-calls.ts';

interface LimitCardProps {
  limit: UserLimit;
  reached: boolean;
  playerId: number;
  onChange: () => void;
}

const icons = { loss: TrendingDownIcon, deposit: ArrowDownToLineIcon, wager: CoinsIcon, session: ClockIcon };
type Shown = keyof typeof icons;

/** Shows an active limit: how much of it is used, over which period it counts, and its pending change. */
export function LimitCard({ limit, reached, playerId, onChange }: LimitCardProps) {
  const t = useTranslations('limits.card');
  const names = useTranslations('player.limits');
  const every = useEveryText();
  const { moment } = useMomentText();
  const type = limit.type as Shown;
  const { pending, resets_at: resetsAt } = limit;
  return (
    <Card className={reached ? 'limit-card limit-card--reached' : 'limit-card'} aria-label={useLimitName()(limit)}>
      <div className="row gap-3">
        <PlatedTitle
          icon={icons[type]}
          tone={reached ? 'warn' : 'neutral'}
          title={names(`types.${type}`)}
          text={every(type === 'session' ? 'visit' : limit.period)}
        />
        <Options limit={limit} playerId={playerId} onChange={onChange} />
      </div>
      {limit.accounts.map(account => (
        <UsedAmount
          key={account.currency}
          account={account}
          reached={isLimitReached({ ...limit, accounts: [account] })}
          label={names(`types.${type}`)}
        />
      ))}
      {limit.minutes !== null && <UsedTime minutes={limit.minutes} label={names('types.session')} />}
      <p className="caption text-muted margin-top-3">
        {type === 'session' ? t('visit') : t('window', { period: limit.period })}{' '}
        {resetsAt !== null && t('resets', { until: moment(resetsAt) })}
      </p>
      {pending && (
        <div className="margin-top-3">
          <WaitingBadge pending={pending} />
          <p className="caption text-secondary margin-top-2">
            {t('confirm', { from: moment(pending.confirmable_at), until: moment(pending.expires_at) })}
          </p>
        </div>
      )}
    </Card>
  );
}

const big = (words: ReactNode) => <b className="limit-card__amount">{words}</b>;
const small = (words: ReactNode) => <span className="small text-muted">{words}</span>;

/** Percentage of a limit that must be used before it is shown as nearly reached. */
const closePercent = 80;

interface UsedAmountProps {
  account: UserLimit['accounts'][number];
  reached: boolean;
  label: string;
}

function UsedAmount({ account, reached, label }: UsedAmountProps) {
  const t = useTranslations('limits.card');
  const money = useMoneyText();
  const { currency } = account;
  const amount = minor(account.amount_cents);
  const used = minor(account.current_value_amount_cents);
  const left = amount > used ? amount - used : 0n;
  const percent = amount === 0n ? 100 : Number((used * 100n) / amount);
  const words = { used: money.exact(used, currency), amount: money.exact(amount, currency) };
  const leftWords = t(percent >= closePercent ? 'close' : 'left', { amount: money.exact(left, currency) });
  return (
    <>
      <div className="row between numeric limit-card__usage">
        <p>{t.rich('of', { ...words, b: big, s: small })}</p>
        {reached ? (
          <span className="small limit-card__reached">
            {left === 0n ? t('reached') : t('below', { amount: money.exact(left, currency) })}
          </span>
        ) : (
          <span className="small text-secondary">{leftWords}</span>
        )}
      </div>
      <div className="margin-top-3">
        <Track
          label={label}
          percent={percent}
          valueText={`${words.used} / ${words.amount}`}
          tone={reached ? 'warn' : 'plain'}
        />
      </div>
    </>
  );
}

const minuteMs = 60_000;

function UsedTime({ minutes, label }: { minutes: number; label: string }) {
  const t = useTranslations('limits.card');
  const usedMinutes = useVisitMinutes() ?? 0;
  const used = minutesText(usedMinutes * minuteMs);
  const left = minutesText(Math.max(0, minutes - usedMinutes) * minuteMs);
  return (
    <>
      <div className="row between numeric limit-card__usage">
        <p>{t.rich('of', { used, amount: minutesText(minutes * minuteMs), b: big, s: small })}</p>
        <span className="small text-secondary">{t('leftTime', { time: left })}</span>
      </div>
      <div className="margin-top-3">
        <Track label={label} percent={(usedMinutes * 100) / minutes} valueText={used} tone="plain" />
      </div>
    </>
  );
}

function WaitingBadge({ pending }: { pending: NonNullable<UserLimit['pending']> }) {
  const t = useTranslations('limits.card');
  const money = useMoneyText();
  const { moment } = useMomentText();
  const from = moment(pending.confirmable_at);
  const [account] = pending.accounts;
  if (pending.removal) return <Badge tone="info">{t('removal', { from })}</Badge>;
  const amount = account
    ? money.of(account.amount_cents, account.currency)
    : minutesText((pending.minutes ?? 0) * minuteMs);
  return <Badge tone="info">{t('raise', { amount, from })}</Badge>;
}

/** Menu of actions for a limit. "Keep as it is" cancels the pending change. */
function Options({ limit, playerId, onChange }: Omit<LimitCardProps, 'reached'>) {
  const t = useTranslations('limits.card');
  const page = useTranslations('limits');
  const name = useLimitName();
  const { show } = useToast();
  const calls = useLimitCalls(playerId);
  const attempt = useAttemptKey();
  const [busy, setBusy] = useState(false);
  const doOnce = async (order: string, call: (key: string) => Promise<UserLimit>) => {
    if (busy) return;
    setBusy(true);
    try {
      await call(attempt.of(order));
      attempt.answered();
    } catch {
      show({ tone: 'bad', content: t('failed') });
    }
    setBusy(false);
  };
  const keep = () => {
    const [account] = limit.accounts;
    const size = account
      ? { currency: account.currency, amount_cents: account.amount_cents }
      : { minutes: limit.minutes ?? 0 };
    void doOnce(`keep ${limit.id}`, key =>
      calls.set({ type: limit.type, period: limit.period, ...size }, key, page('kept')),
    );
  };
  return (
    <Menu align="end" trigger={<IconButton icon={EllipsisIcon} label={t('options', { limit: name(limit) })} />}>
      <MenuItem onSelect={onChange}>{t('change')}</MenuItem>
      {limit.pending && <MenuItem onSelect={keep}>{t('keep')}</MenuItem>}
      {!limit.pending?.removal && (
        <MenuItem onSelect={() => void doOnce(`remove ${limit.id}`, key => calls.remove(limit.id, key))}>
          {t('remove')}
        </MenuItem>
      )}
    </Menu>
  );
}
