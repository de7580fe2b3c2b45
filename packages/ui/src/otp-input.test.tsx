import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { otpDigits, OtpInput } from './otp-input.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value: text } });

it('a one-time code input extracts the digits from pasted text', () => {
  expect(otpDigits('419 203', 6)).toBe('419203');
  expect(otpDigits('\u200e٤١９ ２03', 6)).toBe('419203');
  expect(otpDigits('Code: 4192-0377', 6)).toBe('419203');
});

it('a one-time code input is a single field and reports the complete code only once', () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  type('41920');
  expect(onComplete).not.toHaveBeenCalled();
  type('419203');
  type('4192034');
  expect(onComplete.mock.calls).toEqual([['419203']]);
});

it('a one-time code input announces its error together with the field', () => {
  render(
    <OtpInput label="Code" value="" onChange={() => undefined} hint="From your app" error="This code has expired" />,
  );
  const input = screen.getByLabelText('Code');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const line = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(line?.textContent).toBe('This code has expired');
});
