import { useTranslations } from 'use-intl';
import { StakeSource, WageringWords } from '../../bar/balance-figure.tsx';
import { SheetMenu } from '../../bar/sheet-menu.tsx';
import { useFrame } from '../../frame/frame-context.ts';
import type { Play } from '../../frame/use-play.ts';
import type { SheetName } from '../../sheets/sheet-name.ts';

interface PhoneCornerProps {
  play: Pick<Play, 'purse' | 'wagering'>;
  nextStake: bigint;
  onSheet: (sheet: SheetName) => void;
}

/** The player's money and the sheet button at the top of the table, on a phone. */
export function PhoneCorner({ play: { purse, wagering }, nextStake, onSheet }: PhoneCornerProps) {
  const t = useTranslations('bar');
  const { money } = useFrame();
  const hasBonus = purse.bonus > 0n;
  return (
    <div className="roulette-result__corner">
      {hasBonus && (
        <span className="roulette-result__source">
          <StakeSource purse={purse} stake={nextStake} />
          {wagering && <WageringWords wagering={wagering} stake={nextStake} />}
        </span>
      )}
      <span className="visually-hidden">{t('balance')}</span>
      <span>{money.plain(purse.real)}</span>
      {hasBonus && <span>{t('bonus', { bonus: money.plain(purse.bonus) })}</span>}
      <SheetMenu onOpen={onSheet} />
    </div>
  );
}
