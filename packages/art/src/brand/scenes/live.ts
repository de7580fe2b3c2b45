import type { Canvas } from '../../core/canvas.ts';
import { chipStack } from '../../core/chips.ts';
import { playingCard } from '../../core/playing-cards.ts';
import { roulette } from '../../subjects/play/roulette.ts';
import { FOCUS, night, sceneColours } from '../backdrop.ts';

/** A roulette wheel, two cards and chips on green felt. */
export const live = (c: Canvas): void => {
  const p = sceneColours('#05130e', '#0c3324', '#4fc98a', '#f1ce80');
  night(c, p);
  c.ellipse(FOCUS + 20, 470, 470, 110, c.lin(['#17694a', '#0a2c20']));
  c.ellipse(FOCUS + 20, 470, 470, 110, 'none', 'stroke="#f1ce80" stroke-opacity=".35" stroke-width="2"');
  const colours = { ...p, h1: '#ffe9ac', h2: '#d99a35', h3: '#6a3d0e' };
  c.group(`transform="translate(${FOCUS - 150} -30) scale(1.5)"`, () => roulette.draw(c, colours));
  c.group(`transform="translate(${FOCUS - 210} 330) scale(1.5)"`, () => {
    playingCard(c, 0, 0, 96, -12, 'A', 'spade');
    playingCard(c, 58, 8, 96, 8, 'K', 'heart');
  });
  c.group(`transform="translate(${FOCUS + 190} 440) scale(2)"`, () => {
    chipStack(c, 0, 0, 24, 6, ['#5f86ff', '#2f47c4']);
    chipStack(c, 52, 10, 24, 4, ['#c8433f', '#7e1f22']);
  });
};
