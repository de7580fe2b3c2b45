import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CodeForm } from './code-form.tsx';
import { useSignIn } from './use-sign-in.ts';

let answer: { status: number; body: object };
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json(answer.body, { status: answer.status });
  });
});

const wrong = { refusal: 'otp_required', errors: { otp_attempt: ['VALIDATION.CODE.WRONG'] }, request_id: 'r' };
const asked = { refusal: 'otp_required', request_id: 'r' };
const password = { email: 'ada@example.com', password: 'a password', remember_me: false };

it('passes a second-step error to the form together with the response data [ERR-010] [CALL-030]', async () => {
  const entered = vi.fn<() => void>();
  const { result } = renderHook(() => useSignIn(entered));
  answer = { status: 401, body: asked };
  await act(() => result.current.sendPassword(password));
  expect(result.current.step).toBe('code');
  answer = { status: 401, body: wrong };
  await expect(result.current.sendCode('123456')).rejects.toMatchObject({ status: 401, body: wrong });
  answer = { status: 401, body: { refusal: 'wrong_credentials', request_id: 'r' } };
  await expect(result.current.sendCode('123456')).rejects.toMatchObject({ body: { refusal: 'wrong_credentials' } });
  expect(entered).not.toHaveBeenCalled();
  answer = { status: 200, body: { id: 7 } };
  await act(() => result.current.sendCode('654321'));
  expect(entered).toHaveBeenCalledOnce();
  expect(sent.slice(1)).toEqual(['123456', '123456', '654321'].map(code => ({ user: { otp_attempt: code } })));
});

it('shows the error from the response in the code form [ERR-010]', async () => {
  answer = { status: 401, body: wrong };
  const { result } = renderHook(() => useSignIn(() => undefined));
  show(<CodeForm send={code => result.current.sendCode(code)} />);
  const field = screen.getByLabelText<HTMLInputElement>('6-digit code');
  fireEvent.change(field, { target: { value: '123456' } });
  await waitFor(() => expect(screen.getByText(/That code is incorrect or was already used/)).toBeTruthy());
});
