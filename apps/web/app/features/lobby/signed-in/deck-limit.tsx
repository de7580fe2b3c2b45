import type { UserLimit } from '@liftoff/contract/limits/limits';
import { minor } from '@liftoff/rules/money/money';
import { Track } from '@liftoff/ui/track';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLimitName } from '../../../shared/player/limits/limit-words.ts';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** How much of the player's tightest money limit is used. Empty until the limits have loaded. */
export function DeckLimit({ playerId }: { playerId: number }) {
  const t = useTranslations('player.today');
  const { data: limits } = useQuery(limitsQuery(playerId));
  // The limits can load before this card is hydrated, and the server has rendered none.
  const hydrated = useHydrated();
  if (!limits || !hydrated) return null;
  const [tightest] = usesOf(limits).toSorted((a, b) => b.percent - a.percent);
  return tightest ? <Use {...tightest} /> : <p className="caption text-muted margin-top-4">{t('noLimit')}</p>;
}

interface LimitUse {
  limit: UserLimit;
  account: UserLimit['accounts'][number];
  percent: number;
}

const moneyTypes: ReadonlySet<UserLimit['type']> = new Set(['deposit', 'loss', 'wager']);

const usesOf = (limits: readonly UserLimit[]): LimitUse[] =>
  limits
    .filter(({ type }) => moneyTypes.has(type))
    .flatMap(limit => limit.accounts.map(account => ({ limit, account, percent: percentOf(account) })));

function percentOf({ amount_cents, current_value_amount_cents }: LimitUse['account']): number {
  const [amount, used] = [minor(amount_cents), minor(current_value_amount_cents)];
  if (used >= amount) return 100;
  return used <= 0n ? 0 : Number((used * 100n) / amount);
}

function Use({ limit, account, percent }: LimitUse) {
  const t = useTranslations('player.today');
  const name = useLimitName()(limit);
  const money = useMoneyText();
  const amounts = {
    used: money.of(account.current_value_amount_cents, account.currency),
    amount: money.of(account.amount_cents, account.currency),
  };
  return (
    <div className="margin-top-4">
      <div className="row between caption deck__limit">
        <span className="text-secondary">{name}</span>
        <span className="numeric text-muted">
          {t.rich('limitUsed', { ...amounts, b: chunks => <b className="deck__wagered">{chunks}</b> })}
        </span>
      </div>
      <Track label={name} percent={percent} valueText={`${amounts.used} / ${amounts.amount}`} tone="plain" />
    </div>
  );
}
