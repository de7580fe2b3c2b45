import { layouts } from '@liftoff/rules/game/engines/slot/layouts';
import { referenceSpec, solveSlot } from '@liftoff/rules/game/engines/slot/solve';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeFrame, startWith } from '../../testing/fake-frame.tsx';
import { Reels, type Light } from './reels.tsx';
import { restingGrid } from './slot-model.ts';

const [layout = ''] = Object.keys(layouts);
const model = solveSlot(referenceSpec(layout, 'medium'));
const wins = [
  {
    kind: 'ways' as const,
    line: null,
    symbol: 'high1',
    count: 2,
    cells: [[0, 0] as const, [1, 0] as const],
    win_cents: 20,
  },
];

it.each([
  ['none', ['reels', 'reels--gilt'], 0],
  ['plain', ['reels', 'reels--gilt', 'is-plain'], 2],
  ['win', ['reels', 'reels--gilt', 'is-win'], 2],
] satisfies [Light, string[], number][])(
  'the reels for the light %s have the classes %j: gold appears only above the stake [C22]',
  (light, classes, lit) => {
    render(
      <FakeFrame start={startWith({ engine: 'slot' })} calls={{}}>
        <Reels
          model={model}
          grid={restingGrid(model)}
          wins={wins as never}
          light={light}
          multiplier={1}
          dawn={false}
          ref={null}
        />
      </FakeFrame>,
    );
    const reels = screen.getByRole('img', { name: /./ });
    expect([...reels.classList]).toEqual(classes);
    expect(reels.querySelectorAll('.cell.is-on')).toHaveLength(lit);
  },
);

it('a win in ways is a stream from the left edge through its cells', () => {
  render(
    <FakeFrame start={startWith({ engine: 'slot' })} calls={{}}>
      <Reels
        model={model}
        grid={restingGrid(model)}
        wins={wins as never}
        light="win"
        multiplier={1}
        dawn={false}
        ref={null}
      />
    </FakeFrame>,
  );
  const stream = document.querySelector('.line__stream')?.getAttribute('d') ?? '';
  const [entry, step, ...others] = stream.split('M').slice(1);
  expect(entry).toMatch(/^0 .*L/);
  expect(step?.split('C')[0]).toBe(entry?.split('L')[1]);
  expect(others).toEqual([]);
});
