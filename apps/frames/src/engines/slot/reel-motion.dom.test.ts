import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReels, stopReel, type ReelParts, type ReelStyle } from './reel-motion.ts';

let moved: { element: Element; frames: Keyframe[] }[];
let still: boolean;

beforeEach(() => {
  moved = [];
  still = false;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  Element.prototype.animate = function animate(frames) {
    moved.push({ element: this, frames: [frames].flat() as Keyframe[] });
    return { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
});
afterEach(() => vi.unstubAllGlobals());

function reelOf(symbols: readonly string[]): ReelParts {
  const [cells, band] = [document.createElement('div'), document.createElement('div')];
  cells.append(
    ...symbols.map(name => {
      const cell = document.createElement('div');
      cell.className = name;
      return cell;
    }),
  );
  return { cells, band };
}

const pathOf = (element: Element) => moved.filter(each => each.element === element).flatMap(each => each.frames);

it('a reel runs past its place, is pressed together and settles exactly', () => {
  const reel = reelOf(['low1', 'high1', 'low2']);
  stopReel(reel);
  const frames = pathOf(reel.cells).map(frame => String(frame['transform']));
  expect(frames.some(frame => /translateY\([1-9.]+%\) scaleY\(\.9/.test(frame))).toBe(true);
  expect(frames.at(-1)).toBe('translateY(0)');
});

it('the symbols of a game that pays for groups fall one by one instead of turning', () => {
  const reel = reelOf(['low1', 'high1', 'low2']);
  startReels([reel], 'fall');
  expect(pathOf(reel.band)).toEqual([]);
  for (const cell of reel.cells.children) expect(pathOf(cell).at(-1)?.['transform']).toMatch(/translateY\(\d+%\)/);
  moved = [];
  stopReel(reel, 'fall');
  for (const cell of reel.cells.children) {
    expect(pathOf(cell)[0]?.['transform']).toMatch(/translateY\(-\d+%\)/);
    expect(pathOf(cell).at(-1)?.['transform']).toBe('translateY(0)');
  }
});

it('the symbols of a reel with a changing height stretch from the foot to the full height', () => {
  const reel = reelOf(['low1', 'high1']);
  stopReel(reel, 'stretch');
  const heights = pathOf(reel.cells).map(frame => Number(/scaleY\((.+)\)/.exec(String(frame['transform']))?.[1]));
  expect(heights[0]).toBeLessThan(0.5);
  expect(Math.max(...heights)).toBeGreaterThan(1);
  expect(heights.at(-1)).toBe(1);
});

it.each(['turn', 'fall', 'stretch'] satisfies ReelStyle[])(
  'every result stops with the same motion, so that no reel slows down before a near miss: %s',
  style => {
    const motionOf = (symbols: readonly string[]) => {
      moved = [];
      stopReel(reelOf(symbols), style);
      return moved.map(each => each.frames);
    };
    expect(motionOf(['scatter', 'wild', 'high4'])).toEqual(motionOf(['low1', 'low2', 'low3']));
  },
);

it.each(['turn', 'fall', 'stretch'] satisfies ReelStyle[])(
  'nothing moves if reduced motion is preferred: %s',
  style => {
    still = true;
    const reel = reelOf(['low1']);
    startReels([reel], style);
    stopReel(reel, style);
    expect(moved.flatMap(each => each.frames)).toEqual([{ opacity: 0 }]);
  },
);
