import { privateChannel } from '@liftoff/contract/core/realtime';
import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/use-channel.ts';
import { readJackpotWin } from './jackpot-message.ts';
import { useMoneyText } from './money-text.ts';

/**
 * Announces a won jackpot to the winner on any page [PRT-009], until the winner closes the notice. The money has
 * already been paid.
 */
export function JackpotWatch({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const { show } = useToast();
  const { of } = useMoneyText();
  useChannel(privateChannel('jackpot_win_award', playerId), data => {
    const won = readJackpotWin(data);
    if (!won) return;
    show({
      // After a reconnection a message can arrive twice. The id makes sure that it is shown only once.
      id: `jackpot ${won.identifier} ${won.level} ${won.amount_cents}`,
      tone: 'ok',
      persistent: true,
      content: t('jackpot', { level: won.level_name, amount: of(won.amount_cents, won.currency) }),
    });
  });
  return null;
}
