import { useFrame } from '../../frame/frame-context.ts';
import { chipColour, chipText } from './chips.ts';

/** Angles of the eight marks around the edge. */
const marks = [0, 45, 90, 135, 180, 225, 270, 315];

/**
 * A chip with its value printed on it. `amount` can be the sum of a stack of chips. The value is drawn by the
 * stylesheet, because the control around the chip has the amount in its label and screen readers would read it twice.
 */
export function ChipMark({
  amount,
  values,
  className = '',
}: {
  amount: bigint;
  values: readonly bigint[];
  className?: string;
}) {
  const { money } = useFrame();
  const text = chipText(amount, { exponent: money.exponent, cents: money.unit === null });
  const colour = chipColour(amount, values);
  return (
    <span
      className={`roulette-chip roulette-chip--${Math.min(text.length, 4)} ${className}`}
      data-value={text}
      aria-hidden="true"
    >
      <svg viewBox="0 0 64 64">
        <circle cx="32" cy="33.5" r="30" fill="#02030a" opacity=".5" />
        <circle cx="32" cy="32" r="30" fill={colour} />
        {marks.map(angle => (
          <path
            key={angle}
            d="M29 3.2h6l-.8 8.4h-4.4z"
            fill="#fff"
            opacity=".94"
            transform={`rotate(${angle} 32 32)`}
          />
        ))}
        <circle cx="32" cy="32" r="29.4" fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.2" />
        <circle cx="32" cy="32" r="20.5" fill={colour} />
        <circle cx="32" cy="32" r="20.5" fill="#000" opacity=".42" />
        <circle
          cx="32"
          cy="32"
          r="20.5"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.2"
          strokeDasharray="2.4 2.2"
        />
      </svg>
    </span>
  );
}
