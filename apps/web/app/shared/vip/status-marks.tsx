import type { VipProgress } from '@liftoff/contract/vip-entities';
import { minor } from '@liftoff/rules/money/money';
import { percentOf } from '@liftoff/rules/vip/progress';
import { Track } from '@liftoff/ui/track';
import '@liftoff/ui/styles/track.css';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../money/money-text.ts';
import './status-marks.css';

/** The deposits and bets of the quarter next to their marks [PVIP-003]. */
export function StatusMarks({ progress, ticks }: { progress: VipProgress; ticks?: boolean }) {
  const t = useTranslations('vip.marks');
  const money = useMoneyText();
  const { currency } = progress;
  const rows = [
    { key: 'deposits', amount: minor(progress.depositAmountCents), mark: minor(progress.depositThresholdCents) },
    { key: 'bets', amount: minor(progress.betSumCents), mark: minor(progress.betSumThresholdCents) },
  ] as const;
  return (
    <div className="status-marks numeric">
      {rows.map(({ key, amount, mark }) => {
        const done = money.whole(amount, currency);
        const of = t('of', { mark: money.whole(mark, currency) });
        return (
          <div key={key}>
            <p className="row between small status-marks__figures">
              <span className="text-secondary">{t(key)}</span>
              <span>
                <b>{done}</b> <span className="text-muted">{of}</span>
              </span>
            </p>
            <Track
              label={t(key)}
              percent={Number(percentOf(amount, mark))}
              valueText={`${done} ${of}`}
              tone="reward"
              ticks={ticks}
            />
          </div>
        );
      })}
    </div>
  );
}
