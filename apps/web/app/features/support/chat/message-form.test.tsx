import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { MessageForm } from './message-form.tsx';

it('reports a message that is too long instead of cutting or sending it', () => {
  const send = vi.fn<(text: string) => void>();
  show(<MessageForm input={{ current: null }} onSend={send} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.change(field, { target: { value: 'a'.repeat(2_001) } });
  expect(field.maxLength).toBe(-1);
  expect(field.value).toHaveLength(2_001);
  expect(screen.getByText('Use at most 2,000 characters. You have 2,001.')).toBeTruthy();
  submit();
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'a'.repeat(2_000) } });
  expect(screen.queryByText(/Use at most/)).toBeNull();
  submit();
  expect(send).toHaveBeenCalledWith('a'.repeat(2_000));
});
