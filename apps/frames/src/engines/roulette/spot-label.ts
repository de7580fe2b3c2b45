import type { useTranslations } from 'use-intl';
import { paysTo1, type Spot } from './spots.ts';

type Translate = ReturnType<typeof useTranslations>;

/** The name of a spot, for screen readers and for the caption shown under the pointer. */
export function spotName(t: Translate, spot: Spot): string {
  const [first = 0] = spot.numbers;
  const last = spot.numbers.at(-1) ?? 0;
  switch (spot.kind) {
    case 'straight':
      return t('spot.straight', { number: first });
    case 'column':
      return t('spot.column', { number: last - 33 });
    case 'dozen':
      return t(`spot.dozen${(last / 12) as 1 | 2 | 3}`);
    case 'even':
      return t(`spot.${spot.id}`);
    case 'firstFour':
      return t('spot.firstFour');
    default:
      return t(`spot.${spot.kind}`, { numbers: spot.numbers.join(', ') });
  }
}

/** The payout to 1 and the probability of a win (0 to 1) for a spot on 37 pockets. */
export const spotOdds = (spot: Spot): { pays: number; chance: number } => ({
  pays: paysTo1(spot),
  chance: spot.numbers.length / 37,
});
