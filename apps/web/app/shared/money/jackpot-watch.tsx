import { privateChannel } from '@liftoff/contract/core/realtime';
import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/use-channel.ts';
import { readJackpotWin } from './jackpot-message.ts';
import { useMoneyText } from './money-text.ts';

/** Tells of a jackpot on whatever page its winner is (PRT-009); it stays until it is closed. The money is paid already. */
export function JackpotWatch({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const { show } = useToast();
  const { of } = useMoneyText();
  useChannel(privateChannel('jackpot_win_award', playerId), data => {
    const won = readJackpotWin(data);
    if (!won) return;
    show({
      // A message that comes twice, after a dropped line, is told once.
      id: `jackpot ${won.identifier} ${won.level} ${won.amount_cents}`,
      tone: 'ok',
      persistent: true,
      content: t('jackpot', { level: won.level_name, amount: of(won.amount_cents, won.currency) }),
    });
  });
  return null;
}
