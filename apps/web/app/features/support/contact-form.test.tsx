// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { ContactForm } from './contact-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['question', null],
  ['complaint', 'Complaint'],
])('a message is a %s where nothing else, or that, is chosen [C42] [CALL-041]', async (kind, chosen) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : ''));
    return new Response(null, { status: 204 });
  });
  show(<ContactForm />, playerWith());
  const kinds = screen.getByRole('radiogroup', { name: 'What is it about?' });
  expect(kinds.querySelectorAll('input')).toHaveLength(2);
  if (chosen !== null) fireEvent.click(screen.getByRole('radio', { name: chosen }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Mira' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'mira@example.com' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'It is slow.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send message/ }));
  expect(await screen.findByText('Message sent')).toBeTruthy();
  await waitFor(() => expect(sent).toMatchObject([{ kind, message: 'It is slow.' }]));
});
