import { shownLimits } from '@liftoff/rules/limits/shown';
import { minor } from '@liftoff/rules/money/money';
import { Track } from '@liftoff/ui/track';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLimitName } from '../../../shared/player/limits/limit-words.ts';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';

/** Shows how much of the player's loss limit is used; empty if no limit is set. */
export function LossMeter({ playerId }: { playerId: number }) {
  const t = useTranslations('player.check');
  const name = useLimitName();
  const money = useMoneyText();
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const limit = shownLimits(limits, useBrand().fiatLimitsOnly).find(({ type }) => type === 'loss');
  const account = limit?.accounts[0];
  if (!limit || !account) return null;
  const { currency, amount_cents: amount, current_value_amount_cents: current } = account;
  const [most, used] = [minor(amount), minor(current) < 0n ? -minor(current) : minor(current)];
  const words = t('of', { used: money.exact(used, currency), amount: money.of(amount, currency) });
  return (
    <div className="reality-check__limit small numeric">
      <div className="row between">
        <span className="text-secondary">{name(limit)}</span>
        <span>{words}</span>
      </div>
      <Track
        label={name(limit)}
        percent={most === 0n ? 100 : Number((used * 100n) / most)}
        valueText={words}
        tone="plain"
        small
      />
    </div>
  );
}
