import { colourOf } from '@liftoff/rules/game/engines/roulette/roulette-spots';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { spotName, spotOdds } from './spot-label.ts';
import { spotOf } from './spots.ts';
import type { RouletteResult } from './round-sum.ts';

/** Returns a function that describes a number in words: "17, black, odd". */
export function useNumberName(): (number: number) => string {
  const t = useTranslations('roulette');
  return number =>
    number === 0
      ? t('zero')
      : t('number', { number, colour: colourOf(number), parity: number % 2 === 1 ? 'odd' : 'even' });
}

/** The payout and the probability of the spot under the pointer. */
export function PointedSpot({ spot }: { spot: string }) {
  const t = useTranslations('roulette');
  const format = useFormatter();
  const one = spotOf(spot);
  if (!one) return null;
  const { pays, chance } = spotOdds(one);
  const percent = format.number(chance, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return <>{t('pointed', { spot: spotName(t, one), pays, chance: percent })}</>;
}

/** The return on a number, in Starlight colour only if it exceeds the stake [C22]. */
export function ReturnText({ result }: { result: RouletteResult }) {
  const t = useTranslations('roulette');
  const { money } = useFrame();
  return (
    <>
      {t.rich('returned', {
        win: money.plain(result.win),
        stake: money.plain(result.stake),
        net: money.signed(result.win - result.stake),
        b: text => <b className={result.win > result.stake ? 'winning-amount' : ''}>{text}</b>,
      })}
    </>
  );
}
