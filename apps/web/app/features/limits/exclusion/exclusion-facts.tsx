import { BanIcon, BanknoteIcon, LockIcon, MailIcon, PlayIcon } from '@liftoff/ui/icons';
import { ListRow } from '@liftoff/ui/list-row';
import { RowPlate } from '@liftoff/ui/row-plate';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { activeAccount, type PlayerSeed } from '../../../shared/player/player.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';

/**
 * Explains before a self-exclusion how it affects play, money, open rounds and offers, and that it cannot be undone.
 */
export function ExclusionFacts({ player, paysOut }: { player: PlayerSeed; paysOut: boolean }) {
  const t = useTranslations('limits.exclude');
  const money = useMoneyText();
  const { email } = useBrand();
  const account = activeAccount(player.accounts);
  const yours = account ? t('money', { amount: money.of(account.amount_cents, account.currency) }) : t('moneyUnknown');
  const facts = [
    { icon: BanIcon, title: t('noPlay'), text: t('noPlayText') },
    { icon: BanknoteIcon, title: yours, text: t(paysOut ? 'moneyItself' : 'moneyText', { email }) },
    { icon: PlayIcon, title: t('rounds'), text: t('roundsText') },
    { icon: MailIcon, title: t('offers'), text: t('offersText') },
    { icon: LockIcon, title: t('stays'), text: t('staysText') },
  ];
  return (
    <ul className="column margin-top-4">
      {facts.map(({ icon, title, text }) => (
        <ListRow key={title} className="limits__fact">
          <RowPlate icon={icon} />
          <span className="grow">
            <b className="small limits__strong">{title}</b>
            <span className="caption text-secondary">{text}</span>
          </span>
        </ListRow>
      ))}
    </ul>
  );
}
