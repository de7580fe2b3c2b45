import type { LimitLeft } from '@liftoff/contract/core/refusals';
import { timeText } from '@liftoff/rules/notice/time-text';
import { IconButton } from '@liftoff/ui/icon-button';
import { CircleAlertIcon, XIcon } from '@liftoff/ui/icons';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import type { Failure } from '../frame/failure.ts';
import type { Purse } from '../frame/purse.ts';

/**
 * Explains what failed and that the money is safe. Stays over the stage until the next round starts or the player
 * closes it.
 */
export function FailureNotice({
  failure,
  limit,
  purse,
  onClose,
}: {
  failure: Failure | null;
  limit: LimitLeft | null;
  /** The displayed money. A stake that bonus money does not cover either is refused with both amounts [PX-10]. */
  purse: Purse;
  onClose: () => void;
}) {
  const t = useTranslations();
  const { money } = useFrame();
  const limitText = useLimitText();
  const textOf = (shown: Failure): string => {
    if (shown === 'limit' && limit !== null) return limitText(limit);
    if (shown === 'money' && purse.bonus > 0n)
      return t('failure.moneyAndBonus', { real: money.plain(purse.real), bonus: money.plain(purse.bonus) });
    return t(`failure.${shown}`);
  };
  return (
    <div className="game-frame__alert" role="alert">
      {failure === null ? null : (
        <div className="game-message game-message--failure">
          <CircleAlertIcon />
          <span>{textOf(failure)}</span>
          <IconButton icon={XIcon} label={t('close')} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** Formats which limit was reached, how much it still allows, whether that is enough for a stake, and until when. */
function useLimitText() {
  const t = useTranslations('limit');
  const { money, start } = useFrame();
  const smallest = minor(start.stakes_cents[0] ?? 0);
  return ({ type, left_cents, until }: LimitLeft): string => {
    const left = minor(left_cents);
    const words = left === 0n ? 'used' : left < smallest ? 'below' : 'leaves';
    const fill = { type, amount: money.plain(left) };
    if (until === null) return t(words, fill);
    const moment = timeText(new Date(until), start.locale, { dateStyle: 'medium', timeStyle: 'short' });
    return t(`${words}Until`, { ...fill, until: moment });
  };
}
