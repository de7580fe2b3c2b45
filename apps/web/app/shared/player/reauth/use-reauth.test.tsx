import { CallError } from '@liftoff/contract/core/client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { securityCalls } from '../../calls/tables/security-calls.ts';
import { show } from '../../../testing/show.tsx';
import { useReauth } from './use-reauth.tsx';

const stale = new CallError(403, 'reauth', { refusal: 'reauth', request_id: 'one' });
const done = vi.fn<(answer: string | null) => void>();

function Part({ work, twoFactor = false }: { work: () => Promise<string>; twoFactor?: boolean }) {
  const reauth = useReauth(twoFactor);
  return (
    <>
      <button type="button" onClick={() => void reauth.run(work).then(done)}>
        Do it
      </button>
      {reauth.dialog}
    </>
  );
}

afterEach(() => {
  cleanup();
  done.mockReset();
  vi.restoreAllMocks();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
/** A function that is refused until the password has been confirmed. */
function guarded() {
  const shown = vi.spyOn(securityCalls, 'reauthenticate').mockResolvedValue(undefined);
  const work = vi.fn<() => Promise<string>>(async () => {
    if (shown.mock.calls.length === 0) throw stale;
    return 'done';
  });
  return { shown, work };
}

it('repeats a refused action after the password has been confirmed [A11]', async () => {
  const { shown, work } = guarded();
  show(<Part work={work} />);
  press();
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'A long way' } });
  expect(screen.queryByLabelText('6-digit code or backup code')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await waitFor(() => expect(done).toHaveBeenCalledWith('done'));
  expect(shown).toHaveBeenCalledWith({ body: { password: 'A long way' } });
  expect(work).toHaveBeenCalledTimes(2);
});

it("asks for a code as well if two-factor is on, and shows a wrong code's error at its field [A11]", async () => {
  const { shown, work } = guarded();
  shown.mockRejectedValueOnce(
    new CallError(422, 'invalid', {
      refusal: 'invalid',
      request_id: 'one',
      errors: { otp_attempt: ['VALIDATION.CODE.WRONG'] },
    }),
  );
  show(<Part work={work} twoFactor />);
  press();
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'A long way' } });
  fireEvent.change(screen.getByLabelText('6-digit code or backup code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await screen.findByText('That code is incorrect. A new one appears every 30 seconds.');
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await waitFor(() => expect(done).toHaveBeenCalledWith('done'));
});

it('closing the password dialog changes nothing [A11]', async () => {
  const { shown, work } = guarded();
  show(<Part work={work} />);
  press();
  await screen.findByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(null));
  expect(shown).not.toHaveBeenCalled();
  expect(work).toHaveBeenCalledTimes(1);
});
