import type { BoxItem } from '@liftoff/contract/lootbox-entities';
import { wheelFields } from '@liftoff/rules/lootbox/wheel-fields';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OddsList } from './odds-list.tsx';
import { PrizeWheel, turnTo } from './prize-wheel.tsx';

const item = (id: string, weight: number, points: number): BoxItem => ({
  id,
  weight,
  out_of_stock: false,
  prize: false,
  reward: { type: 'points', points },
  bonuses: [],
});
const items = [item('a', 4_000, 10), item('b', 5, 20), item('never', 0, 30), item('c', 2_000, 40)];

it.each(['a', 'b', 'c'])('the wheel turns so that a field of the prize %s is at the pointer [PLOOT-004]', prize => {
  const fields = wheelFields(items);
  // Turning the wheel clockwise brings the fields before the first one to the top.
  const atTop = Math.round((((-turnTo(items, prize) % 360) + 360) % 360) / (360 / fields.length)) % fields.length;
  expect(fields[atTop]?.id).toBe(prize);
  const { container } = show(<PrizeWheel items={items} currency="EUR" prize={prize} muted={false} />);
  const disc = container.querySelector<SVGGElement>('.prize-wheel__disc--turning');
  expect(disc?.style.getPropertyValue('--turn')).toBe(`${turnTo(items, prize)}deg`);
});

it('the wheel has no field of a prize that cannot be won [D10]', () => {
  const { container } = show(<PrizeWheel items={items} currency="EUR" prize={null} muted={false} />);
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(new Set(texts)).toEqual(new Set(['10 pts', '20 pts', '40 pts']));
});

it('the list shows every chance from the weights that draw, and says why a prize of weight 0 cannot be won [D10] [C29] [PX-08] [PX-79]', () => {
  const { container } = show(
    <OddsList items={[...items, { ...item('gone', 0, 50), out_of_stock: true }]} currency="EUR" />,
  );
  const rows = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '10 points66.61%',
    '20 points0.08%',
    '30 points0%cannot be won here',
    '40 points33.31%',
    '50 points0%all of them have been won',
  ]);
});
