import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import type { FreeRounds } from './slot-scene.ts';

/** Maximum number of diamonds. More rounds than that are shown only as numbers. */
const mostDiamonds = 15;

/** The current free round, in words and diamonds, and the total return from the free rounds so far. */
export function FreeCounter({ free, stake }: { free: FreeRounds; stake: bigint }) {
  const t = useTranslations('slot');
  const { money } = useFrame();
  const diamonds = Array.from({ length: free.total <= mostDiamonds ? free.total : 0 }, (_, index) => index + 1);
  return (
    <div className="free-counter numeric">
      <span>{t.rich('roundOf', { number: free.number, total: free.total, b: text => <b>{text}</b> })}</span>
      {diamonds.length === 0 ? null : (
        <span className="free-counter__pips" aria-hidden="true">
          {diamonds.map(number => (
            <i key={number} className={number < free.number ? 'is-ok' : number === free.number ? 'is-now' : ''} />
          ))}
        </span>
      )}
      <span>
        {t('soFar')} <b className={free.soFar > stake ? 'winning-amount' : ''}>{money.plain(free.soFar)}</b>
      </span>
    </div>
  );
}
