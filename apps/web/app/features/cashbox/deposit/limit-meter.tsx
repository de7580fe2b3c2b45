import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { Track } from '@liftoff/ui/track';
import { Well } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import type { DepositLeft } from './deposit-left.ts';

interface LimitMeterProps extends NonNullable<DepositLeft['limit']> {
  currency: CurrencyCode;
  /** A sentence saying what the limit still allows. */
  words: string;
  /** The amount about to be deposited, which the meter counts as used. */
  deposit: bigint;
}

/** Shows the most restrictive deposit limit: how much of it is used, and how much this deposit would use. */
export function LimitMeter({ used, amount, period, currency, words, deposit }: LimitMeterProps) {
  const t = useTranslations('limits');
  const money = useMoneyText();
  const taken = used + deposit < amount ? used + deposit : amount;
  const percent = amount === 0n ? 100 : Number((taken * 100n) / amount);
  const of = { used: money.exact(used, currency), amount: money.exact(amount, currency) };
  return (
    <Well className="cashbox__limit numeric">
      <p className="small">{words}</p>
      <Track label={words} percent={percent} valueText={`${of.used} / ${of.amount}`} tone="plain" />
      <p className="row between caption text-muted">
        <span>{t.rich('card.of', { ...of, b: chunks => chunks, s: chunks => chunks })}</span>
        <span>{t(`choice.${period}`)}</span>
      </p>
    </Well>
  );
}
