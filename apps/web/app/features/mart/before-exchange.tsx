import { Button } from '@liftoff/ui/button';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { UserRoundIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import '@liftoff/ui/styles/plate.css';
import { useFormatter, useTranslations } from 'use-intl';
import { useRewardWords } from '../../shared/points/reward-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { Order } from './exchange-form.tsx';

interface ConfirmProps extends Order {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The warning for a player who seems to have several accounts [PSHOP-011]. */
export function WarningBody({ card, quantity }: Order) {
  const t = useTranslations('points.warning');
  const words = useRewardWords();
  const paths = usePaths();
  return (
    <div className="mart-popup">
      <div className="row gap-3">
        <RowPlate icon={UserRoundIcon} tone="warn" />
        <h3 className="heading-3">{t('lead')}</h3>
      </div>
      <p className="text-secondary">{t('text')}</p>
      <KeyValues well>
        <KeyValue name={t('reward')}>{words.ofCard(card, quantity)}</KeyValue>
        <KeyValue name={t('money')}>{t('moneyText')}</KeyValue>
      </KeyValues>
      <p className="small">
        <a className="link" href={paths.support()}>
          {t('support')}
        </a>
      </p>
    </div>
  );
}

export function WarningFooter({ card, quantity, isSending, onCancel, onConfirm }: ConfirmProps) {
  const t = useTranslations('points.warning');
  const format = useFormatter();
  return (
    <div className="mart-popup__buttons">
      <Button size="l" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="l" variant="primary" pending={isSending} onClick={onConfirm}>
        {t('confirm', { points: format.number(card.points * quantity) })}
      </Button>
    </div>
  );
}

/** Compares bonuses on with bonuses off, before the player turns them on [PSHOP-012]. */
export function EnableBody({ card, quantity, points }: Order) {
  const t = useTranslations('points.enable');
  const words = useRewardWords();
  const format = useFormatter();
  const price = card.points * quantity;
  return (
    <div className="mart-popup">
      <p className="text-secondary">{t('text')}</p>
      <div className="mart-popup__choices">
        <section aria-labelledby="bonuses-off">
          <h3 className="title" id="bonuses-off">
            {t('off')}
          </h3>
          <ul>
            <li>{t('offOffers')}</li>
            <li>{t('offGifts')}</li>
            <li>{t('offShop')}</li>
          </ul>
        </section>
        <section aria-labelledby="bonuses-on">
          <h3 className="title" id="bonuses-on">
            {t('on')}
          </h3>
          <ul>
            <li>{t('onOffers')}</li>
            <li>{t('onGifts')}</li>
            <li>{t('onBack')}</li>
          </ul>
        </section>
      </div>
      <KeyValues well>
        <KeyValue name={t('then')}>{words.ofCard(card, quantity)}</KeyValue>
        <KeyValue name={t('price')}>{format.number(price)}</KeyValue>
        <KeyValue name={t('after')}>{format.number(points - price)}</KeyValue>
      </KeyValues>
    </div>
  );
}

export function EnableFooter({ isSending, onCancel, onConfirm }: ConfirmProps) {
  const t = useTranslations('points.enable');
  return (
    <div className="mart-popup__buttons">
      <Button size="l" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="l" variant="primary" pending={isSending} onClick={onConfirm}>
        {t('confirm')}
      </Button>
    </div>
  );
}
