import type { SessionEnd } from '@liftoff/contract/account/session-end';
import { CallError } from '@liftoff/contract/core/client';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { SignInForm } from './sign-in-form.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function form({ ended = null, refuse }: { ended?: SessionEnd | null; refuse?: CallError } = {}) {
  const send = () => (refuse === undefined ? Promise.resolve() : Promise.reject(refuse));
  show(<SignInForm send={send} solving={false} ended={ended} />);
}
const enter = () => {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: /^Sign in/ }));
};

it.each([
  [{ reason: 'revoked', until: null }, /signed out from another of your devices/],
  [{ reason: 'session_limit', until: '2026-11-21T12:30:00.000Z' }, /session limit ended this visit.*Nov 21, 2026/],
  [{ reason: 'session_limit', until: null }, /Your session limit ended this visit\.$/],
  [{ reason: 'idle', until: null }, /after 30 minutes without activity/],
] as const)('the form says why the visitor was signed out: %o [STATE-051]', (ended, words) => {
  form({ ended });
  expect(screen.getByRole('status').textContent).toMatch(words);
});

it('the form says that the visitor signed out in this browser, if the previous page lost its session and no cookie is left', () => {
  window.history.replaceState(null, '', '/sign-in?redirect=%2Fprofile&ended=1');
  form();
  expect(screen.getByRole('status').textContent).toContain('signed out of this browser');
  window.history.replaceState(null, '', '/sign-in');
});

it('the form says nothing about a session to a visitor who had none', () => {
  form();
  expect(screen.queryByRole('status')).toBeNull();
});

it('the form shows an excluded player the end of the exclusion and people to talk to [C12]', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain('/api/help_lines');
    return Response.json([{ name: '211 (Canada)', phone: '211' }]);
  });
  const body = { refusal: 'self_excluded', until: '2027-11-21T12:30:00.000Z', request_id: 'r' } as const;
  form({ refuse: new CallError(403, 'self_excluded', body) });
  enter();
  expect((await screen.findByRole('alert')).textContent).toContain('until Nov 21, 2027');
  expect((await screen.findByRole('link', { name: '211' })).getAttribute('href')).toBe('tel:211');
});
