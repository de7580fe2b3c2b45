import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enTexts, show } from '../../../testing/show.tsx';
import SurveyCard from './survey-card.tsx';

it('reports a comment that is too long instead of cutting it, and does not send it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(enTexts));
  await act(async () => show(<SurveyCard send={() => Promise.resolve()} close={() => undefined} />));
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  fireEvent.change(comment, { target: { value: 'a'.repeat(501) } });
  expect(comment.value).toHaveLength(501);
  expect(screen.getByText('Use at most 500 characters. You have 501.')).toBeTruthy();
  expect(send().disabled).toBe(true);
  fireEvent.change(comment, { target: { value: 'a'.repeat(500) } });
  expect(screen.queryByText(/Use at most/)).toBeNull();
  expect(send().disabled).toBe(false);
});
