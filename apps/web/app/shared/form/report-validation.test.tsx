import { CallError } from '@liftoff/contract/core/client';
import { telemetry } from '@liftoff/contract/core/telemetry';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForm, type Sent } from './use-form.ts';

interface Values {
  email: string;
  password: string;
}

let sent: { call: string; body: unknown }[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${url}`, body: JSON.parse(body as string) });
    return new Response(null, { status: 204 });
  });
});

const open = (values: Values, send: () => Promise<Sent<Values>> = async () => undefined) =>
  renderHook(() =>
    useForm<Values>({
      values,
      check: ({ email, password }) => ({ email: checkRequired(email), password: checkRequired(password) }),
      send,
    }),
  ).result;

const required = 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
const report = (side: string, errors: object[]) => ({
  call: 'PUT /metrics-errors-validation',
  body: { side, component: 'email password', errors },
});

it("reports errors found in the browser with side, form and each field's first message, but without entered values [CALL-085]", async () => {
  const form = open({ email: '', password: 'correct horse' });
  await act(() => form.current.submit());
  expect(sent).toEqual([report('client', [{ key: 'email', message: required }])]);
  expect(telemetry.reportValidation.body.safeParse(sent[0]?.body).success).toBe(true);
});

it('reports errors found by the platform as server errors [CALL-085]', async () => {
  const errors = { email: ['VALIDATION.EMAIL.INVALID', 'and more'] };
  const form = open({ email: 'a', password: 'b' }, async () => {
    throw new CallError(422, 'invalid', { refusal: 'invalid', errors, request_id: '1' });
  });
  await act(() => form.current.submit());
  expect(sent).toEqual([report('server', [{ key: 'email', message: 'VALIDATION.EMAIL.INVALID' }])]);
});

it('reports no validation errors for a form without errors [CALL-085]', async () => {
  const form = open({ email: 'a', password: 'b' });
  await act(() => form.current.submit());
  expect(sent).toEqual([]);
});

it('reports no validation errors for a confidential form', async () => {
  const form = renderHook(() =>
    useForm<Values>({
      confidential: true,
      values: { email: '', password: '' },
      check: ({ email }) => ({ email: checkRequired(email) }),
      send: async () => undefined,
    }),
  ).result;
  await act(() => form.current.submit());
  expect(form.current.errors).toEqual({ email: required });
  expect(sent).toEqual([]);
});
