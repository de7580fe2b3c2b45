import type { ContactKind } from '@liftoff/contract/support/chat-entities';
import { checkContact } from '@liftoff/rules/support/contact-message';
import { Button } from '@liftoff/ui/button';
import { Segmented } from '@liftoff/ui/segmented';
import { TextArea } from '@liftoff/ui/text-input';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { supportCalls } from '../../shared/calls/tables/support-calls.ts';
import { part, TextField, useField } from '../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { RefusalNotice } from '../../shared/form/refusal-notice.tsx';
import { useForm, type FormState } from '../../shared/form/use-form.ts';
import { playerName } from '../../shared/player/player-name.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';

interface Values {
  kind: ContactKind;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The confirmation replaces the form, so its heading takes the focus and is scrolled into view. */
function heardFirst(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'center' });
}

/** Form for a message to support [CALL-041], which support answers by email. */
export function ContactForm() {
  const t = useTranslations('support.page');
  const [sentFor, setSentFor] = useState<string | null>(null);
  return sentFor === null ? (
    <Fields onSent={setSentFor} />
  ) : (
    <div className="column gap-3" role="status">
      <h2 className="heading-3" tabIndex={-1} ref={heardFirst}>
        {t('sentTitle')}
      </h2>
      <p className="text-secondary">{t('sentText', { email: sentFor })}</p>
      <Button className="support__again" onClick={() => setSentFor(null)}>
        {t('another')}
      </Button>
    </div>
  );
}

function Fields({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('support.page');
  const account = useTranslations('account');
  const user = usePlayerSeed()?.user;
  const form = useForm<Values>({
    values: {
      kind: 'question',
      name: user ? playerName(user) : '',
      email: user?.email ?? '',
      subject: '',
      message: '',
    },
    check: values => ({ ...checkContact(values), kind: null }),
    send: async (body, key) => {
      await supportCalls.sendContactMessage({ body, headers: { 'idempotency-key': key } });
      onSent(body.email.trim());
    },
  });
  return (
    <Form form={form} className="column gap-4">
      <div>
        <h2 className="heading-3">{t('form')}</h2>
        <p className="small text-secondary margin-top-1">{t('formText')}</p>
      </div>
      <RefusalNotice refusal={form.refusal} />
      <Segmented
        label={t('kind')}
        value={form.values.kind}
        options={(['question', 'complaint'] as const).map(kind => ({ value: kind, label: t(kind) }))}
        onChange={kind => form.change({ kind })}
      />
      <TextField form={form} name="name" label={t('name')} autoComplete="name" />
      <TextField form={form} name="email" label={account('email')} />
      <TextField form={form} name="subject" label={t('subject')} autoComplete="off" />
      <MessageField form={form} />
      <SubmitButton form={form} pendingLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}

function MessageField({ form }: { form: FormState<Values> }) {
  const label = useTranslations('support.page')('message');
  const { name, value, error, required } = useField({ form, name: 'message', label });
  return (
    <TextArea
      name={name}
      value={value}
      error={error}
      required={required}
      label={label}
      rows={5}
      onChange={({ target }) => form.change(part('message', target.value))}
      onBlur={() => form.leave('message')}
    />
  );
}
