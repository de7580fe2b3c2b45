import type { Freespins } from '@liftoff/contract/bonus';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSpinCall } from './use-free-spins.ts';

/**
 * Asks the player to confirm before free spins are given up, and shows the amounts that are lost and kept [PX-47]
 * [PX-59]. Both buttons look the same, so that neither is suggested.
 */
export function FreeSpinsCancel({ set, onClose }: { set: Freespins; onClose: () => void }) {
  const t = useTranslations('free-spins.cancel');
  const money = useMoneyText();
  const { show } = useToast();
  const call = useSpinCall(set.id);
  const { currency, freespins_left: left } = set;
  const won = minor(set.won_cents);
  const most = set.max_win_cents === null ? null : minor(set.max_win_cents);
  const kept = money.exact(most !== null && won > most ? most : won, currency);
  const giveUp = () =>
    call.mutate(null, {
      onSuccess: () => {
        show({ tone: 'ok', content: t('done') });
        onClose();
      },
      onError: () => show({ tone: 'bad', content: t('failed') }),
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title', { left })}
      closeLabel={t('keep')}
      footer={
        <div className="column gap-2">
          <Button block onClick={onClose}>
            {t('keep')}
          </Button>
          <Button block pending={call.isPending} pendingLabel={t('pending')} onClick={giveUp}>
            {t('submit')}
          </Button>
        </div>
      }
    >
      <KeyValues well className="numeric">
        <KeyValue name={t('lost')}>
          {t('spins', { left, worth: money.exact(minor(set.stake_cents) * BigInt(left), currency) })}
        </KeyValue>
        <KeyValue name={set.wins_as === 'cash' ? t('stays') : t('staysBonus')}>{kept}</KeyValue>
      </KeyValues>
    </Sheet>
  );
}
