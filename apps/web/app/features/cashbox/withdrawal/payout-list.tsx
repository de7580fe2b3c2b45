import { minor } from '@liftoff/rules/money/money';
import { FieldLabel } from '@liftoff/ui/field';
import { ShieldCheckIcon } from '@liftoff/ui/icons';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCoinWords } from '../coin-words.ts';
import { iconOf, useMethodWords, useTimeWords } from '../method/method-list.tsx';
import { isOpen, type PayoutChoice } from './payout-choices.ts';

interface PayoutListProps {
  choices: readonly PayoutChoice[];
  chosen: PayoutChoice | undefined;
  onChoose: (choice: PayoutChoice) => void;
}

/**
 * The payout targets as one group of radio buttons. Targets that require a deposit first are last and cannot be
 * chosen.
 */
export function PayoutList({ choices, chosen, onChoose }: PayoutListProps) {
  const t = useTranslations('cashbox.withdraw');
  const name = useId();
  return (
    <section>
      <fieldset className="payment-methods">
        <FieldLabel as="legend" className="payment-methods__title">
          {t('to')}
        </FieldLabel>
        {choices.map(choice => (
          <label
            className={`payment-method${choice === chosen ? ' is-on' : ''}${isOpen(choice) ? '' : ' is-off'}`}
            key={choice.id}
          >
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={choice === chosen}
              disabled={!isOpen(choice)}
              onChange={() => onChoose(choice)}
            />
            <PayoutRow choice={choice} />
          </label>
        ))}
      </fieldset>
      <p className="caption text-muted margin-top-3 row gap-2">
        <ShieldCheckIcon size="s" />
        {t(chosen?.isTyped ? 'ownAddress' : 'wayBack')}
      </p>
    </section>
  );
}

function PayoutRow({ choice }: { choice: PayoutChoice }) {
  const t = useTranslations('cashbox');
  const { amount } = useCoinWords();
  const { method, profile } = choice;
  const words = useMethodWords()(method);
  const time = useTimeWords()(method.processingTime);
  const span = method.withdrawal;
  const whole = (cents: typeof method.minDep) => amount(minor(cents ?? 0), method.currency, true);
  return (
    <>
      <span className="payment-method__icon">{iconOf(method)}</span>
      <span className="grow">
        <b>{profile ? t('withdraw.profile', { method: words.name, label: profile.label }) : words.name}</b>
        <small>{!isOpen(choice) ? t('withdraw.payFirst') : profile ? t('withdraw.usedForDeposits') : words.text}</small>
      </span>
      {isOpen(choice) && span && (
        <span className="payment-method__terms">
          <b>{time}</b>
          <small className="numeric">
            {t('method.range', { min: whole(span.min_cents), max: whole(span.max_cents) })}
          </small>
        </span>
      )}
    </>
  );
}
