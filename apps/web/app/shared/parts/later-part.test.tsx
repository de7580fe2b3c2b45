import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { laterPart } from './later-part.tsx';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;
const field = (label: string) => screen.queryByRole<HTMLInputElement>('textbox', { name: label });

it('a part whose script has come is drawn in the turn in which it is asked for', async () => {
  const { load, Part } = laterPart(async () => ({ default: Field }));
  await load();
  // Without a wait: what `lazy` draws comes later.
  render(<Part label="Search" />);
  expect(field('Search')).not.toBeNull();
});

it('one whose script is still to come is drawn then, and stays the same one from there on', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Field }>();
  const { Part } = laterPart(() => promise);
  const part = (label: string) => (
    <Suspense>
      <Part label={label} />
    </Suspense>
  );
  const { rerender } = render(part('Search'));
  expect(field('Search')).toBeNull();
  await act(async () => resolve({ default: Field }));
  const drawn = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.change(drawn, { target: { value: 'rocket' } });
  rerender(part('Search games'));
  expect(field('Search games')).toBe(drawn);
  expect(drawn.value).toBe('rocket');
});
