import type { BoxItem } from '@liftoff/contract/lootbox-entities';
import { wheelFields } from '@liftoff/rules/lootbox/wheel-fields';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { usePrizeWords } from './use-prize-words.ts';
import './prize-wheel.css';

const radius = 100;
const fullTurns = 5;
const tones = ['ice', 'night', 'violet', 'slate'];

/** A point on a circle around the centre. An angle of 0 degrees is at the top, and angles grow clockwise. */
function pointAt(degrees: number, distance: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
}

/** The rotation in degrees that brings a field of the prize to the pointer. */
export function turnTo(items: readonly BoxItem[], prize: string): number {
  const fields = wheelFields(items);
  const at = fields.findIndex(({ id }) => id === prize);
  return fullTurns * 360 - (at * 360) / fields.length;
}

interface PrizeWheelProps {
  items: readonly BoxItem[];
  currency: string;
  /** The drawn prize, on which the wheel stops; `null` before the draw. */
  prize: string | null;
  /** Whether the wheel cannot be spun. */
  muted: boolean;
}

/**
 * The wheel. It shows a result that the platform has already drawn. For screen readers it is one picture whose name
 * points to the list of prizes and chances beside it.
 */
export function PrizeWheel({ items, currency, prize, muted }: PrizeWheelProps) {
  const t = useTranslations('lootbox.wheel');
  const words = usePrizeWords(currency);
  const fields = wheelFields(items);
  const step = 360 / fields.length;
  const rarest = Math.min(...fields.map(({ weight }) => weight));
  const style: CSSProperties & Record<'--turn', string> = {
    '--turn': `${prize === null ? 0 : turnTo(items, prize)}deg`,
  };
  const toneOf = (item: BoxItem, at: number) => (item.weight === rarest ? 'rare' : tones[at % tones.length]);
  return (
    <svg
      className={muted ? 'prize-wheel prize-wheel--muted' : 'prize-wheel'}
      viewBox="-112 -118 224 230"
      role="img"
      aria-label={t('picture')}
    >
      <circle className="prize-wheel__rim" r={108} />
      <g
        className={prize === null ? 'prize-wheel__disc' : 'prize-wheel__disc prize-wheel__disc--turning'}
        style={style}
      >
        {fields.map((item, at) => (
          <g
            key={at}
            transform={`rotate(${at * step})`}
            className={`prize-wheel__field prize-wheel__field--${toneOf(item, at)}`}
          >
            <path d={`M0 0L${pointAt(-step / 2, radius)}A${radius} ${radius} 0 0 1 ${pointAt(step / 2, radius)}Z`} />
            <text transform={`translate(0 -${radius - 12}) rotate(90)`} dominantBaseline="central">
              {words.short(item)}
            </text>
          </g>
        ))}
      </g>
      <circle className="prize-wheel__hub" r={27} />
      <path className="prize-wheel__mark" d="M0 -15 12 8 0 2 -12 8Z" />
      <path className="prize-wheel__pointer" d="M-9 -114A14 14 0 0 1 9 -114L0 -94Z" />
    </svg>
  );
}
