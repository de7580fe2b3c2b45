import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { ContactForm } from './contact-form.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });

function fillInAndSend() {
  fireEvent.change(field('Name'), { target: { value: 'Mira' } });
  fireEvent.change(field('E-mail'), { target: { value: 'mira@example.com' } });
  fireEvent.change(field('Message'), { target: { value: 'It is slow.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send message/ }));
}

it.each([
  ['question', null],
  ['complaint', 'Complaint'],
])(
  'sends a contact message as a %s, either by default or when the visitor selects that kind [C42] [CALL-041]',
  async (kind, chosen) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(typeof body === 'string' ? body : ''));
      return new Response(null, { status: 204 });
    });
    show(<ContactForm />, playerWith());
    const kinds = screen.getByRole('radiogroup', { name: 'What’s it about?' });
    expect(kinds.querySelectorAll('input')).toHaveLength(2);
    if (chosen !== null) fireEvent.click(screen.getByRole('radio', { name: chosen }));
    fillInAndSend();
    expect(await screen.findByText('Message sent')).toBeTruthy();
    await waitFor(() => expect(sent).toMatchObject([{ kind, message: 'It is slow.' }]));
  },
);

it('shows a validation error from the platform at its field and does not report the contact message as sent [ERR-011] [CALL-041]', async () => {
  const refused = { refusal: 'invalid', errors: { email: ['VALIDATION.EMAIL.INVALID'] }, request_id: 'r' };
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/send_contact_message' ? Response.json(refused, { status: 422 }) : new Response(null, { status: 204 }),
  );
  show(<ContactForm />, playerWith());
  fillInAndSend();
  const description = 'Enter a valid e-mail address, like name@mail.com.';
  const email = await screen.findByRole('textbox', { name: 'E-mail', description });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: /^Send message/ })).toBeTruthy();
  expect(screen.queryByText('Message sent')).toBeNull();
});
