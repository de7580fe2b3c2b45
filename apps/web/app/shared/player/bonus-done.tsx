import type { Bonus } from '@liftoff/contract/bonus';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Sheet } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import '@liftoff/ui/styles/dialogs.css';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../money/money-text.ts';
import { usePaths } from '../site/site.ts';
import { withTexts } from '../texts/with-texts.tsx';
import { usePlayerSeed } from './player.ts';

/** The calm end of a bonus: what became cash, and that nothing is asked of it any more [PX-37]. */
export default withTexts(function BonusDone({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const t = useTranslations('gifts');
  const paths = usePaths();
  const money = useMoneyText();
  const { currency } = bonus;
  const account = usePlayerSeed()?.accounts.find(each => each.currency === currency);
  const total = money.whole(minor(bonus.wagering.total_cents), currency);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('complete.title', { title: bonus.title })}
      closeLabel={t('terms.close')}
      footer={
        <div className="row gap-2">
          <ButtonLink className="grow" size="l" href={paths.withdraw()}>
            {t('withdraw.link')}
          </ButtonLink>
          <Button className="grow" size="l" onClick={onClose}>
            {t('terms.close')}
          </Button>
        </div>
      }
    >
      <p className="text-secondary">{t('complete.text')}</p>
      <KeyValues well className="numeric margin-top-4">
        <KeyValue name={t('complete.staked')}>{t('cancel.progressOf', { wagered: total, total })}</KeyValue>
        <KeyValue name={t('complete.from')}>{money.signed(minor(bonus.converted_cents), currency)}</KeyValue>
        {account && <KeyValue name={t('complete.now')}>{money.of(account.amount_cents, currency)}</KeyValue>}
      </KeyValues>
    </Sheet>
  );
});
