import { checkEmail } from '../account/email.ts';
import { checkRequired } from '../account/field-rules.ts';
import type { Verdict } from '../account/message-keys.ts';
import { checkFits } from '../account/text-length.ts';

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Validates each field of a support message [CALL-041]. The subject is optional. */
export const checkContact = ({ name, email, subject, message }: ContactForm): Record<keyof ContactForm, Verdict> => ({
  name: checkRequired(name) ?? checkFits('name', name),
  email: checkEmail(email),
  subject: checkFits('subject', subject),
  message: checkRequired(message) ?? checkFits('message', message),
});
