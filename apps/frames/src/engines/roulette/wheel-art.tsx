import { wheelOrder } from '@liftoff/rules/game/engines/roulette/math';
import { colourOf, type PocketColour } from '@liftoff/rules/game/engines/roulette/roulette-spots';

const middle = 320;
const pockets = wheelOrder.length;
const turn = Math.PI * 2;
/** Places zero at the top of the unrotated rotor. */
const first = -Math.PI / 2 - turn / pockets / 2;

const colours: Record<PocketColour, { outer: string; inner: string }> = {
  green: { outer: '#16794b', inner: '#0f5032' },
  red: { outer: '#b3262f', inner: '#76191f' },
  black: { outer: '#191b24', inner: '#101218' },
};

const at = (radius: number, angle: number): string =>
  `${(middle + Math.cos(angle) * radius).toFixed(1)} ${(middle + Math.sin(angle) * radius).toFixed(1)}`;

const sector = (outer: number, inner: number, from: number, to: number): string =>
  `M${at(outer, from)} A${outer} ${outer} 0 0 1 ${at(outer, to)} L${at(inner, to)} A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** Angle of a number's pocket on the rotor, in degrees clockwise from the top. */
export const pocketAngle = (number: number): number => (wheelOrder.indexOf(number) * 360) / pockets;

/** The fixed part of the wheel: the bowl, its lit edge, and the eight diamonds that scatter the ball. */
export function Bowl() {
  return (
    <svg viewBox="0 0 640 640" aria-hidden="true">
      <defs>
        <radialGradient id="rw-wood" cx=".4" cy=".32" r=".7">
          <stop offset="0" stopColor="#8a5630" />
          <stop offset=".8" stopColor="#6b3d1e" />
          <stop offset=".93" stopColor="#3a1e0e" />
          <stop offset="1" stopColor="#1f0f07" />
        </radialGradient>
        <linearGradient id="rw-track" x1="0" y1="0" x2=".5" y2=".9">
          <stop offset="0" stopColor="#2a1509" />
          <stop offset=".5" stopColor="#5c3218" />
          <stop offset="1" stopColor="#7a4724" />
        </linearGradient>
        <linearGradient id="rw-gold" x1="0" y1="0" x2=".8" y2=".8">
          <stop offset="0" stopColor="#fff0c6" />
          <stop offset=".5" stopColor="#e3b65c" />
          <stop offset="1" stopColor="#8f5c1c" />
        </linearGradient>
      </defs>
      <circle cx={middle} cy={middle + 8} r="312" fill="#02030a" opacity=".5" />
      <circle cx={middle} cy={middle} r="310" fill="url(#rw-wood)" />
      <circle cx={middle} cy={middle} r="309" fill="none" stroke="#d9a86a" strokeOpacity=".35" strokeWidth="1.5" />
      <circle cx={middle} cy={middle} r="272" fill="url(#rw-track)" />
      <circle cx={middle} cy={middle} r="272" fill="none" stroke="#000" strokeOpacity=".5" strokeWidth="3" />
      {Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * turn + 0.2;
        const spin = ((angle * 360) / turn + (index % 2 ? 0 : 90)).toFixed(1);
        return (
          <path
            key={index}
            d="M0 -12 L5 0 L0 12 L-5 0Z"
            fill="url(#rw-gold)"
            transform={`translate(${at(258, angle)}) rotate(${spin})`}
          />
        );
      })}
      <path
        d={`M${at(300, -2.75)} A300 300 0 0 1 ${at(300, -1.9)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The rotating part: the pockets in their real order, the cone and the cross. */
export function Rotor() {
  return (
    <svg viewBox="0 0 640 640" aria-hidden="true">
      <defs>
        <radialGradient id="rw-cone" cx=".4" cy=".32" r=".72">
          <stop offset="0" stopColor="#9c6236" />
          <stop offset=".6" stopColor="#6b3d1e" />
          <stop offset="1" stopColor="#35190b" />
        </radialGradient>
        <linearGradient id="rw-rim" x1=".1" y1="0" x2=".8" y2="1">
          <stop offset="0" stopColor="#fff0c6" />
          <stop offset=".25" stopColor="#e3b65c" />
          <stop offset=".5" stopColor="#8f5c1c" />
          <stop offset=".75" stopColor="#e3b65c" />
          <stop offset="1" stopColor="#fff0c6" />
        </linearGradient>
        <radialGradient id="rw-ball" cx=".36" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset=".45" stopColor="#e3b65c" />
          <stop offset="1" stopColor="#6b4513" />
        </radialGradient>
      </defs>
      <circle cx={middle} cy={middle} r="240" fill="url(#rw-rim)" />
      <circle cx={middle} cy={middle} r="236" fill="#0b0a10" />
      {wheelOrder.map((number, index) => {
        const from = first + (index / pockets) * turn;
        const to = first + ((index + 1) / pockets) * turn;
        const { outer, inner } = colours[colourOf(number)];
        const angle = (from + to) / 2;
        return (
          <g key={number}>
            <path d={sector(235, 186, from, to)} fill={outer} />
            <path d={sector(186, 148, from, to)} fill={inner} />
            <path d={`M${at(235, from)} L${at(148, from)}`} stroke="#e3b65c" strokeWidth="1.3" opacity=".8" />
            <text
              className="wheel__number"
              textAnchor="middle"
              y="7"
              fontSize="19"
              fill="#fff"
              transform={`translate(${at(212, angle)}) rotate(${(((angle + Math.PI / 2) * 360) / turn).toFixed(2)})`}
            >
              {number}
            </text>
          </g>
        );
      })}
      <circle cx={middle} cy={middle} r="186" fill="none" stroke="#e3b65c" strokeWidth="1.6" />
      <circle cx={middle} cy={middle} r="235" fill="none" stroke="#000" strokeOpacity=".4" strokeWidth="4" />
      <circle cx={middle} cy={middle} r="148" fill="url(#rw-cone)" />
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={sector(146, 40, (index / 12) * turn, (index / 12) * turn + turn / 24)}
          fill="#000"
          opacity=".08"
        />
      ))}
      <circle cx={middle} cy={middle} r="146" fill="none" stroke="#e3b65c" strokeWidth="2" />
      <circle cx={middle} cy={middle} r="92" fill="#6f4120" stroke="#e3b65c" strokeOpacity=".6" strokeWidth="1.4" />
      {Array.from({ length: 4 }, (_, index) => {
        const angle = (index / 4) * turn + 0.5;
        const [x = '0', y = '0'] = at(80, angle).split(' ');
        return (
          <g key={index}>
            <path d={`M${at(20, angle)} L${at(74, angle)}`} stroke="#dcab55" strokeWidth="11" strokeLinecap="round" />
            <circle cx={x} cy={y} r="13" fill="url(#rw-ball)" />
          </g>
        );
      })}
      <circle cx={middle} cy={middle} r="42" fill="url(#rw-ball)" />
      <circle cx={middle} cy={middle} r="22" fill="#f6dfa2" />
    </svg>
  );
}
