import { expect, it } from 'vitest';
import { checkContact } from './contact-message.ts';

const form = { name: 'Mira', email: 'mira@example.com', subject: '', message: 'Where is my money?' };
const required = 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';

it('a support message requires a name, a valid email address and a text [CALL-041]', () => {
  expect(Object.values(checkContact(form))).toEqual([null, null, null, null]);
  expect(checkContact({ ...form, name: '  ' }).name).toBe(required);
  expect(checkContact({ ...form, message: '\n' }).message).toBe(required);
  expect(checkContact({ ...form, email: '' }).email).toBe(required);
  expect(checkContact({ ...form, email: 'mira@' }).email).toBe('VALIDATION.EMAIL.INVALID');
});
