import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';
import { PasswordInput, TextInput } from './text-input.tsx';

const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('a field announces its hint, or its error instead of the hint', () => {
  const { rerender } = render(<TextInput label="Nickname" hint="3 to 15 characters" />);
  expect(describedBy(screen.getByLabelText('Nickname'))).toBe('3 to 15 characters');
  rerender(<TextInput label="Nickname" hint="3 to 15 characters" error="This name is taken" />);
  const input = screen.getByLabelText('Nickname');
  expect(describedBy(input)).toBe('This name is taken');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('a password field shows and hides the password', () => {
  render(<PasswordInput label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});

it('a select has a label and offers its options', () => {
  render(
    <Select
      label="Country"
      defaultValue="DE"
      options={[
        { value: 'CA', label: 'Canada' },
        { value: 'DE', label: 'Germany' },
      ]}
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DE');
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Canada', 'Germany']);
});
