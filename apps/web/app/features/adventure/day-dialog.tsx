import type { AdventureDay, GiftTerms } from '@liftoff/contract/adventure';
import { dayState, type DayState } from '@liftoff/rules/adventure/day-state';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { InfoIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Well } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { ShownAdventure } from './shown-adventure.ts';
import { pictureOf, useAdventureWords } from './adventure-words.ts';
import { DayBadge, DepositTrack } from './day-cards.tsx';

interface DayDialogProps {
  readonly shown: ShownAdventure;
  readonly day: AdventureDay;
  readonly onClose: () => void;
}

/** The details of a day: its gift, its task, what the gift costs on average, and its terms [PADV-004]. */
export default function DayDialog({ shown, day, onClose }: DayDialogProps) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const state = dayState(day, shown.today);
  return (
    <Dialog
      open
      onClose={onClose}
      className="adventure-dialog"
      title={
        <span className="adventure-dialog__title">
          {words.long(day.day)}
          <DayBadge day={day} shown={shown} />
        </span>
      }
      closeLabel={t('close')}
      footer={<Footer state={state} day={day} onClose={onClose} />}
    >
      <div className="adventure-dialog__gift">
        <img src={pictureOf(day)} alt="" width={104} height={98} />
        <div>
          <p className="caption text-muted">{t(state === 'active' ? 'gift.today' : 'gift.day')}</p>
          <p className="heading-2">{words.gift(day)}</p>
          <Worth day={day} />
          {state === 'completed' && day.gift === null && <p className="small margin-top-1">{t('gift.coming')}</p>}
        </div>
      </div>
      {state === 'superPrize' ? <SuperTask shown={shown} day={day} /> : <Task shown={shown} day={day} state={state} />}
      {day.terms && (
        <>
          <h3 className="title margin-top-6">{t('ifTaken')}</h3>
          <Terms day={day} terms={day.terms} />
        </>
      )}
    </Dialog>
  );
}

/** For free spins, the stakes that they replace; for a bonus, the amount to wager. */
function Worth({ day: { prize, terms } }: { day: AdventureDay }) {
  const t = useTranslations('adventure.gift');
  const money = useMoneyText();
  const { reward } = prize;
  const text = () => {
    if (terms === null) return t('cash');
    const { spin_stake_cents: stake, to_stake_cents: toStake, currency } = terms;
    if (stake === null || reward.type !== 'freespins') return t('bonus', { amount: money.of(toStake, currency) });
    const total = minor(stake) * BigInt(reward.freespins_count);
    return t('spins', { stake: money.of(stake, currency), total: money.exact(total, currency) });
  };
  return <p className="small text-secondary margin-top-1 numeric">{text()}</p>;
}

function Task({ shown, day, state }: { shown: ShownAdventure; day: AdventureDay; state: DayState }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const { currency } = shown.adventure;
  return (
    <>
      <h3 className="title margin-top-6">{t(state === 'active' ? 'task' : 'taskOf')}</h3>
      <Well className="margin-top-3">
        <p className="small numeric">
          {t('depositOrMore', { amount: money.whole(minor(day.condition.minDep), currency) })}
        </p>
        {state !== 'future' && <DepositTrack day={day} currency={currency} />}
      </Well>
      <p className="adventure-note margin-top-3">
        <InfoIcon />
        <span>
          <Cost day={day} /> <Spare shown={shown} />
        </span>
      </p>
    </>
  );
}

/** What the wagering of a bonus costs on average. Free spins cost the player nothing. */
function Cost({ day: { terms } }: { day: AdventureDay }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  if (terms === null || terms.spin_stake_cents !== null) return null;
  const bets = minor(terms.to_stake_cents);
  if (bets === 0n) return null;
  const cost = money.exact(averageCost(bets, assumedReturnPercent), terms.currency);
  return t('bonusCost', { bets: money.whole(bets, terms.currency), cost, percent: assumedReturnPercent });
}

/** How many days can be missed for the super prize, and how many have been. */
function Spare({ shown: { adventure, today, superPrize } }: { shown: ShownAdventure }) {
  const t = useTranslations('adventure');
  const missed = adventure.days.filter(day => dayState(day, today) === 'lost').length;
  const total = adventure.days.at(0)?.stepTotal ?? 0;
  return superPrize === 'possible' ? t('spare', { allowed: total - adventure.needed_days, missed }) : t('skippable');
}

function SuperTask({ shown: { adventure, completed, superPrize }, day }: { shown: ShownAdventure; day: AdventureDay }) {
  const t = useTranslations('adventure');
  return (
    <>
      <h3 className="title margin-top-6">{t('taskOf')}</h3>
      <Well className="margin-top-3 row between small numeric">
        <span>{t('complete', { needed: adventure.needed_days, total: day.stepTotal })}</span>
        <span>{t('ofDaysText', { done: completed, total: day.stepTotal })}</span>
      </Well>
      {superPrize === 'out_of_reach' && (
        <p className="adventure-note margin-top-3">
          <InfoIcon />
          <span>{t('lost.outOfReach')}</span>
        </p>
      )}
    </>
  );
}

function Terms({ day, terms }: { day: AdventureDay; terms: GiftTerms }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const isBonus = day.prize.type === 'bonus';
  const wagering = () => {
    if (terms.wager === 0) return t('noWagering');
    return t(isBonus ? 'times' : 'timesWin', { wager: terms.wager });
  };
  return (
    <KeyValues well className="margin-top-3 numeric">
      <KeyValue name={t('activateWithin')}>{t('daysAfter', { count: day.condition.periodActivationDays })}</KeyValue>
      <KeyValue name={t('useWithin')}>{t('daysAfter', { count: terms.use_days })}</KeyValue>
      <KeyValue name={t('wagering')}>{wagering()}</KeyValue>
      <KeyValue name={t('mostWin')}>
        {terms.max_win_cents === null ? t('noMost') : money.of(terms.max_win_cents, terms.currency)}
      </KeyValue>
    </KeyValues>
  );
}

/** For today, two choices of the same size. Otherwise a button to close, and a link to the gifts if the day has one. */
function Footer({ state, day, onClose }: { state: DayState; day: AdventureDay; onClose: () => void }) {
  const t = useTranslations('adventure');
  const paths = usePaths();
  if (state === 'active')
    return (
      <div className="adventure-choice">
        <Button onClick={onClose}>{t('skip')}</Button>
        <ButtonLink variant="primary" href={paths.deposit()}>
          {t('toDeposit')}
        </ButtonLink>
      </div>
    );
  return state === 'completed' && day.gift !== null ? (
    <div className="adventure-choice">
      <Button onClick={onClose}>{t('close')}</Button>
      <ButtonLink href={paths.profile('gifts')}>{t('toGifts')}</ButtonLink>
    </div>
  ) : (
    <Button block onClick={onClose}>
      {t('close')}
    </Button>
  );
}
