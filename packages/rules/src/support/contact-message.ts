import { checkEmail } from '../account/email.ts';
import type { Verdict } from '../account/message-keys.ts';

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const given = (text: string): Verdict => (text.trim() === '' ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null);

/** What is wrong with each field of a message to support (CALL-041). A subject may be left out. */
export const checkContact = ({ name, email, message }: ContactForm): Record<keyof ContactForm, Verdict> => ({
  name: given(name),
  email: checkEmail(email),
  subject: null,
  message: given(message),
});
