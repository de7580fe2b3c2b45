import { describe, expect, it } from 'vitest';
import { games } from '@liftoff/catalogue/games';
import { crashSky, crashVehicle, vehicleOf, vehicles } from './crash-scenery.ts';
import { balloon, balloonCraft } from './subjects/machines/balloon.ts';
import { Canvas } from './core/canvas.ts';
import { palette } from './palettes/palette.ts';

const titles = games.filter(game => game.categories.includes('crash'));
const wordless = (svg: string): string => svg.replaceAll(/ id="[^"]+"|url\(#[^)]+\)|href="#[^"]+"/g, '');

describe('crash game scenery', () => {
  it('gives each crash title the vehicle that suits its subject, and uses all eight vehicles', () => {
    const flown = new Map(titles.map(({ slug, subject }) => [slug, vehicleOf(subject)]));
    expect(new Set(flown.values())).toEqual(new Set(Object.keys(vehicles)));
    expect(flown.get('rocket-x')).toBe('rocket');
    expect(flown.get('lift')).toBe('balloon');
    expect(flown.get('overdrive')).toBe('racer');
    // Drawn in the same colours, the vehicles differ only in shape.
    const [{ slug, art } = { slug: '', art: null }] = titles;
    if (art === null) throw new Error('no crash title');
    const drawn = titles.map(({ subject }) => crashVehicle({ slug, art: { ...art, subject } }));
    expect(new Set(drawn).size).toBe(Object.keys(vehicles).length);
    expect(() => vehicleOf('wolf')).toThrow('wolf');
    expect(() => vehicleOf('constructor')).toThrow('constructor');
  });

  it('gives every crash title a different sky, using at least six kinds of scene', () => {
    expect(new Set(titles.map(({ art }) => art.scene)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(titles.map(game => wordless(crashSky(game)))).size).toBe(titles.length);
  });

  it('a spacecraft flies in a night sky, and other vehicles in the colours of their poster', () => {
    const rockets = titles.filter(game => vehicleOf(game.subject) === 'rocket');
    expect(rockets.length).toBeGreaterThan(0);
    for (const { slug, art } of rockets)
      expect(wordless(crashSky({ slug, art }))).toBe(wordless(crashSky({ slug, art: { ...art, ground: 'indigo' } })));
    const car = titles.find(game => vehicleOf(game.subject) === 'racer');
    if (!car) throw new Error('no crash title with a racer');
    const other = car.art.ground === 'canyon' ? 'lagoon' : 'canyon';
    expect(crashSky(car)).not.toBe(crashSky({ ...car, art: { ...car.art, ground: other } }));
  });

  it('crash scenery is small, deterministic and contains no invalid number or external reference', () => {
    for (const game of titles) {
      for (const svg of [crashVehicle(game), crashSky(game)]) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity|(?:href|src)="(?!#)|url\((?!#)|<image|<script|<text/);
        expect(svg.length).toBeLessThan(20_480);
      }
      expect(crashVehicle(game)).toBe(crashVehicle({ ...game }));
    }
  });

  it("a crash game's vehicle is the same drawing as on its poster", () => {
    const p = palette('midnight', 'ruby');
    const drawn = (draw: typeof balloonCraft) => {
      const c = new Canvas(300, 300, 'same');
      draw(c, p);
      return c.toString({}).match(/<path [^>]+>/g) ?? [];
    };
    expect(drawn(balloon.draw)).toEqual(expect.arrayContaining(drawn(balloonCraft)));
  });
});
