import type { Bonus } from '@liftoff/contract/bonus';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { bonusFigures, bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { Well } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useBonusWords } from './bonus-words.ts';
import { Contributions } from './contributions.tsx';
import { MoneyOrder } from './money-order.tsx';
import { useBonusCalls } from './use-bonus-calls.ts';

interface BonusTermsProps {
  bonus: Bonus;
  /** The player's account in the currency of the bonus; `null` if it is not loaded. */
  account: Account | null;
  /** The active bonus in the same currency, after which this one starts; `null` if there is none. */
  before: Bonus | null;
  onClose: () => void;
}

/** All terms of a bonus with figures for this player, and its activation [C28] [PX-44]. */
export function BonusTerms({ bonus, account, before, onClose }: BonusTermsProps) {
  const t = useTranslations('gifts.terms');
  const { pending, activate } = useBonusCalls(bonus);
  const isIssued = bonusGroup(bonus) === 'issued';
  const submit = async () => {
    await activate();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t('title', { title: bonus.title })}
      closeLabel={t('close')}
      footer={
        <div className="row gap-2 bonus-terms__actions">
          <Button size="l" onClick={onClose}>
            {t(isIssued ? 'no' : 'close')}
          </Button>
          {isIssued && (
            <Button
              variant="primary"
              size="l"
              pending={pending}
              pendingLabel={t('activating')}
              onClick={() => void submit()}
            >
              {t('activate')}
            </Button>
          )}
        </div>
      }
    >
      <div className="bonus-terms">
        <div className="column gap-4">
          <h3 className="heading-2">{t('amount', { amount: useBonusWords(bonus).amount })}</h3>
          <Wagering bonus={bonus} />
          <Conditions bonus={bonus} before={before} />
        </div>
        <div className="column gap-4">
          <Contributions bonus={bonus} />
          <Order bonus={bonus} account={account} before={before} />
        </div>
      </div>
    </Dialog>
  );
}

/** How much has to be staked, as a calculation, and what that costs on average. */
function Wagering({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts');
  const { amount, multiple, exact } = useBonusWords(bonus);
  const { toWager } = bonusFigures(bonus);
  if (toWager === 0n) return <Notice>{t('terms.noWagering')}</Notice>;
  const cost = averageCost(toWager, assumedReturnPercent);
  const costs = cost > minor(bonus.amount_cents) ? 'terms.costsMore' : 'terms.costs';
  return (
    <>
      <Well className="bonus-terms__sum numeric">
        <p>
          <b>{bonus.wager_on === 'bonus' ? amount : t('terms.both')}</b>
          <span className="caption text-muted">{t('terms.base')}</span>
        </p>
        <span aria-hidden="true">×</span>
        <p>
          <b>{multiple}</b>
          <span className="caption text-muted">{t('terms.wagering')}</span>
        </p>
        <span aria-hidden="true">=</span>
        <p className="bonus-terms__total">
          <b>{exact(toWager)}</b>
          <span className="caption text-muted">{t('terms.toStake')}</span>
        </p>
      </Well>
      <Notice tone="info">{t(costs, { total: exact(toWager), cost: exact(cost) })}</Notice>
    </>
  );
}

function Conditions({ bonus, before }: Pick<BonusTermsProps, 'bonus' | 'before'>) {
  const t = useTranslations('gifts');
  const { moment } = useMomentText();
  const words = useBonusWords(bonus);
  const { activatable_until: activateBy, valid_until: validUntil } = bonus;
  const start = before === null ? t('terms.startsNow') : t('terms.startsAfter', { title: before.title });
  return (
    <KeyValues well>
      <KeyValue name={t('time')}>
        {validUntil === null
          ? t('terms.days', { days: bonus.days_to_wager })
          : t('until.wager', { moment: moment(validUntil) })}
      </KeyValue>
      <KeyValue name={t('maxBet')}>
        {bonus.max_bet_cents === null ? words.maxBet : t('terms.perRound', { amount: words.maxBet })}
      </KeyValue>
      <KeyValue name={t('maxWin')}>{words.maxWin}</KeyValue>
      <KeyValue name={t('currency')}>{bonus.currency}</KeyValue>
      {validUntil === null && <KeyValue name={t('terms.starts')}>{start}</KeyValue>}
      {validUntil === null && activateBy !== null && (
        <KeyValue name={t('terms.activateBy')}>{moment(activateBy)}</KeyValue>
      )}
    </KeyValues>
  );
}

/** Which money pays stakes first, with the player's amounts [PX-03]. */
function Order({ bonus, account, before }: Omit<BonusTermsProps, 'onClose'>) {
  const t = useTranslations('gifts.order');
  const money = useMoneyText();
  const words = useBonusWords(bonus);
  const own = account === null ? '–' : money.of(account.amount_cents, account.currency);
  const isActive = bonusGroup(bonus) === 'active';
  const amount = isActive ? words.exact(bonusFigures(bonus).balance) : words.amount;
  const first =
    before === null
      ? []
      : [{ name: before.title, text: t('active'), amount: money.of(before.balance_cents, before.currency) }];
  return (
    <div>
      <h3 className="title">{t('title')}</h3>
      <MoneyOrder
        parts={[
          { name: t('own'), text: t('ownText'), amount: own },
          ...first,
          { name: bonus.title, text: t(before === null ? 'bonusText' : 'waits'), amount },
        ]}
      />
    </div>
  );
}
