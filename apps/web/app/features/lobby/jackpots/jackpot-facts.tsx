import { Card } from '@liftoff/ui/card';
import { BanknoteIcon, CoinsIcon, DicesIcon, InfoIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';

const facts = [
  ['draw', DicesIcon],
  ['due', InfoIcon],
  ['paid', BanknoteIcon],
  ['own', CoinsIcon],
] as const;

/** How a jackpot is drawn and paid. */
export function JackpotFacts() {
  const t = useTranslations('jackpots');
  return (
    <Card aria-labelledby="jackpot-facts">
      <h2 className="heading-3" id="jackpot-facts">
        {t('know')}
      </h2>
      <ul className="column gap-3 margin-top-3 small text-secondary">
        {facts.map(([name, Icon]) => (
          <li key={name} className="jackpot-fact">
            <Icon />
            <span>{t(`facts.${name}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
