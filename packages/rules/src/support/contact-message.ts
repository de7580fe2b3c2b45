import { checkEmail } from '../account/email.ts';
import type { Verdict } from '../account/message-keys.ts';

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const given = (text: string): Verdict => (text.trim() === '' ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null);

/** Validates each field of a support message [CALL-041]. The subject is optional. */
export const checkContact = ({ name, email, message }: ContactForm): Record<keyof ContactForm, Verdict> => ({
  name: given(name),
  email: checkEmail(email),
  subject: null,
  message: given(message),
});
