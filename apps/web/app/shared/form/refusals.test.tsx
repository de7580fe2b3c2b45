import { CallError } from '@liftoff/contract/core/client';
import type { Refusal, RefusalBody } from '@liftoff/contract/core/refusals';
import { cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { refusalOf, useRefusalText, fieldErrorsOf } from './refusals.ts';

const textsOf = (locale: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../messages', locale, 'account.json'), 'utf8'),
  ) as Record<string, never>;

function AnswerNotes({ error }: { error: unknown }) {
  const text = useRefusalText();
  return <output>{text(refusalOf(error))}</output>;
}

type Locale = 'en-CA' | 'fr-CA' | 'de' | 'no';

/** The text that a form in this locale shows for a refusal. */
function reported(locale: Locale, status: number, refusal: Refusal, more: Partial<RefusalBody> = {}): string {
  const error = new CallError(status, refusal, { refusal, request_id: 'one', ...more });
  render(
    <IntlProvider locale={locale} messages={{ account: textsOf(locale) }} timeZone="UTC">
      <AnswerNotes error={error} />
    </IntlProvider>,
  );
  const { textContent } = screen.getByRole('status');
  cleanup();
  return textContent;
}

it.each([
  ['en-CA', 'sent it a link'],
  ['fr-CA', 'envoyé un lien'],
  ['de', 'einen Link dorthin geschickt'],
  ['no', 'sendt den en lenke'],
] as const)('in %s, a rate-limited sign-in mentions the email with an unlock link if one was sent', (locale, words) => {
  expect(reported(locale, 429, 'rate_limited', { errors: { email: ['unlock_by_mail'] } })).toContain(words);
  expect(reported(locale, 429, 'rate_limited')).not.toContain(words);
});

it.each(['rate_limited', 'captcha_required'] as const)(
  'shows the refusal %s for the whole form, not at the email field',
  refusal => {
    const body = { refusal, request_id: 'one', errors: { email: ['unlock_by_mail'] } };
    expect(fieldErrorsOf(new CallError(422, refusal, body), ['email', 'password'])).toEqual({});
  },
);

it.each([
  ['en-CA', 'again from Nov 21, 2026'],
  ['fr-CA', 'à partir du 21 nov. 2026'],
  ['de', 'Ab 21.11.2026'],
  ['no', 'Fra 21. nov. 2026'],
] as const)('in %s, a sign-in during blocked login hours says when they end', (locale, words) => {
  expect(reported(locale, 403, 'login_hours', { until: '2026-11-21T12:00:00.000Z' })).toContain(words);
});

it('says when a player whose session limit has ended a visit can sign in again', () => {
  const text = reported('en-CA', 403, 'session_limit', { until: '2026-11-21T12:00:00.000Z' });
  expect(text).toContain('again from Nov 21, 2026');
});

it('names the time of the next attempt if the wait is longer than a few minutes', () => {
  expect(reported('en-CA', 429, 'rate_limited', { retry_after_sec: 86_400 })).toContain('Try again from');
  expect(reported('en-CA', 429, 'rate_limited', { retry_after_sec: 300 })).toContain('Wait a few minutes');
});
