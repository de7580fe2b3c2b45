import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { LimitChoice } from './limit-choice.tsx';

/** The classes of a button, ignoring whether it is selected. */
const looks = (button: HTMLElement): string => button.className.replaceAll(/\bis-on\b|\s+/g, ' ').trim();

it('offers a custom deposit limit as prominently as the presets and accepts any typed amount [C5]', () => {
  const onChange = vi.fn<(value: string) => void>();
  show(<LimitChoice currency="EUR" value="50" error={undefined} onChange={onChange} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(button => button.textContent)).toEqual([
    '€50 a week',
    '€100 a week',
    'Other amount',
    'No limit for now',
  ]);
  expect(new Set(buttons.map(looks)).size).toBe(1);
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  const Choice = () => {
    const [value, setValue] = useState('50');
    onChange.mockImplementation(setValue);
    return <LimitChoice currency="EUR" value={value} error={undefined} onChange={onChange} />;
  };
  show(<Choice />);
  fireEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weekly amount in EUR' });
  expect(own.value).toBe('');
  for (const amount of ['7', '135', '99999', '50.00', '50,5', '1 250', 'ten']) {
    fireEvent.change(own, { target: { value: amount } });
    expect([onChange.mock.lastCall, own.value]).toEqual([[`own:${amount}`], amount]);
  }
  expect([own.type, own.getAttribute('list'), own.maxLength]).toEqual(['text', null, -1]);
  fireEvent.click(screen.getByRole('button', { name: 'No limit for now' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('textbox')).toBeNull();
});
