import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import type { FreeRounds } from './slot-scene.ts';

/** Diamonds up to this many; more rounds than that are told by the numbers alone. */
const mostDiamonds = 15;

/** Which free round runs, in words and in diamonds, and what they have returned so far. */
export function FreeCounter({ free, stake }: { free: FreeRounds; stake: bigint }) {
  const t = useTranslations('slot');
  const { money } = useFrame();
  const diamonds = Array.from({ length: free.total <= mostDiamonds ? free.total : 0 }, (_, index) => index + 1);
  return (
    <div className="frbar num">
      <span>{t.rich('roundOf', { number: free.number, total: free.total, b: text => <b>{text}</b> })}</span>
      {diamonds.length === 0 ? null : (
        <span className="frp" aria-hidden="true">
          {diamonds.map(number => (
            <i key={number} className={number < free.number ? 'ok' : number === free.number ? 'now' : ''} />
          ))}
        </span>
      )}
      <span>
        {t('soFar')} <b className={free.soFar > stake ? 'w' : ''}>{money.plain(free.soFar)}</b>
      </span>
    </div>
  );
}
