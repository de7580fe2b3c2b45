import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Bowl, pocketAngle, Rotor } from './wheel-art.tsx';

/** How long the ball runs, in milliseconds (visual-language §5). */
export const spinMs = 4200;
const easing = 'cubic-bezier(.12,.8,.1,1)';

/**
 * The wheel's motion: at rest with the ball in a number, running until the number is known, or landing on the
 * server's number.
 */
export type WheelMotion =
  | { state: 'rest'; number: number | null }
  | { state: 'running' }
  | { state: 'landing'; number: number; ms: number };

/**
 * The wheel. Bowl, rotor and ball are layers that only rotate, so the compositor can animate them alone. With
 * `upright`, the wheel stops with the winning pocket at the top, where a small section is visible. The motion curve
 * is the same for every number, so the ball never slows down next to another pocket.
 */
export function Wheel({ motion, upright = false }: { motion: WheelMotion; upright?: boolean }) {
  const t = useTranslations('roulette');
  const rotor = useRef<HTMLDivElement>(null);
  const arm = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const number = motion.state === 'running' ? null : motion.number;
  const landMs = motion.state === 'landing' ? motion.ms : 0;

  useEffect(() => {
    const parts = [rotor.current, arm.current, ball.current];
    const [turning, carrying, rolling] = parts;
    if (!turning || !carrying || !rolling) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pocket = number === null ? 0 : pocketAngle(number);
    const home = upright ? -pocket : 0;
    const rest = (element: HTMLElement, transform: string) =>
      element.animate({ transform }, { duration: 0, fill: 'forwards' });
    let running: Animation[] = [];
    if (motion.state === 'running' && !still) {
      const round = { duration: 2600, iterations: Number.POSITIVE_INFINITY };
      running = [
        turning.animate({ transform: ['rotate(0deg)', 'rotate(-360deg)'] }, { ...round, duration: 5200 }),
        carrying.animate({ transform: ['rotate(0deg)', 'rotate(360deg)'] }, { ...round, duration: 900 }),
        rest(rolling, 'translateY(0)'),
      ];
    } else if (motion.state === 'landing' && !still) {
      const timing = { duration: landMs, easing, fill: 'forwards' } as const;
      running = [
        turning.animate({ transform: [`rotate(${home + 540}deg)`, `rotate(${home}deg)`] }, timing),
        carrying.animate(
          { transform: [`rotate(${home + pocket - 360 * 6}deg)`, `rotate(${home + pocket}deg)`] },
          timing,
        ),
        rolling.animate(
          [
            { transform: 'translateY(0)' },
            { transform: 'translateY(0)', offset: 0.34, easing: 'cubic-bezier(.5,0,.7,1)' },
            { transform: 'translateY(300%)', offset: 0.52, easing: 'ease-out' },
            { transform: 'translateY(210%)', offset: 0.6, easing: 'ease-in' },
            { transform: 'translateY(var(--fall))', offset: 0.72 },
            { transform: 'translateY(var(--fall))' },
          ],
          { duration: landMs, fill: 'forwards' },
        ),
      ];
    } else {
      running = [
        rest(turning, `rotate(${home}deg)`),
        rest(carrying, `rotate(${home + pocket}deg)`),
        rest(rolling, 'translateY(var(--fall))'),
      ];
    }
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [motion.state, number, landMs, upright]);

  const label = motion.state === 'rest' && number !== null ? t('wheelAt', { number }) : t('wheel');
  return (
    <div className="wheel" role="img" aria-label={label}>
      <Bowl />
      <div className="wheel__rotor" ref={rotor}>
        <Rotor />
      </div>
      <div className={`wheel__arm${number === null && motion.state === 'rest' ? ' is-empty' : ''}`} ref={arm}>
        <div className="wheel__ball" ref={ball} />
      </div>
    </div>
  );
}
