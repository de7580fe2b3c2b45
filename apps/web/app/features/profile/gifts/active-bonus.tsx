import type { Bonus } from '@liftoff/contract/bonus';
import { bonusFigures } from '@liftoff/rules/bonus/shown-bonus';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { wageredPercent } from '@liftoff/rules/wallet/balance';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useBonusWords } from './bonus-words.ts';
import { WageringGauge } from './wagering-gauge.tsx';

interface ActiveBonusProps {
  bonus: Bonus;
  onTerms: () => void;
  onCancel: () => void;
}

/** The progress of an active bonus on its own page: what is wagered, what is left, and what that costs [PX-36]. */
export function ActiveBonus({ bonus, onTerms, onCancel }: ActiveBonusProps) {
  const t = useTranslations('gifts');
  const { name, exact, whole, toWager: total, maxWin } = useBonusWords(bonus);
  const { balance, wagered, aboveMaximum } = bonusFigures(bonus);
  const percent = wageredPercent(bonus.wagering);
  return (
    <Card className="bonus-card--active active-bonus" aria-label={name}>
      <WageringGauge
        label={t('wagered')}
        percent={percent}
        valueText={t('wageredPlain', { wagered: whole(wagered), total, percent })}
      >
        <b>{whole(wagered)}</b>
        <span className="small text-muted">{t('progress.of', { total, percent })}</span>
      </WageringGauge>
      <div className="column gap-4">
        <Figures bonus={bonus} />
        {aboveMaximum > 0n && <Notice>{t('aboveMaximum', { amount: exact(aboveMaximum), most: maxWin })}</Notice>}
        <Notice>
          {bonus.ends_after_round ? t('endsAfterRound') : t('progress.runsOut', { amount: exact(balance) })}
        </Notice>
        <div className="row gap-2 flex-wrap">
          <Button variant="soft" onClick={onTerms}>
            {t('terms.open')}
          </Button>
          {!bonus.ends_after_round && (
            <Button variant="ghost" onClick={onCancel}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Figures({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts');
  const { exact, maxBet, maxWin, days } = useBonusWords(bonus);
  const { moment } = useMomentText();
  const { balance, toWager, wagered } = bonusFigures(bonus);
  const left = toWager - wagered;
  const cost = exact(averageCost(left, assumedReturnPercent));
  const rows = [
    [t('progress.left'), exact(left), null],
    [t('progress.cost'), t('progress.about', { amount: cost }), t('progress.return')],
    [t('progress.balance'), exact(balance), t('progress.notYours')],
    [t('maxBet'), maxBet, bonus.max_bet_cents === null ? null : t('progress.notCounted')],
    [t('maxWin'), maxWin, null],
    [t('time'), bonus.valid_until === null ? days : t('until.wager', { moment: moment(bonus.valid_until) }), null],
  ] as const;
  return (
    <dl className="figures figures--two numeric active-bonus__figures">
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
