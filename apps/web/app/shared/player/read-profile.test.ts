import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { onSessionLost, renewSession } from '../calls/session-lost.ts';
import { readOwnProfile, readProfile } from './read-profile.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Answers the calls in order; returns a spy that is called if a lost session is reported. */
function answering(...answers: unknown[]) {
  const lost = vi.fn<() => void>();
  onTestFinished(onSessionLost(lost));
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  return lost;
}
const ada = { id: 7, email: 'ada@liftoff.test' };

it("a profile without an id on a player's page reports a lost session [STATE-002]", async () => {
  const lost = answering({});
  await expect(readOwnProfile(7)).rejects.toThrow('without the id');
  expect(lost).toHaveBeenCalledTimes(1);
});

it("another player's profile reports that this page's player has lost the session, and is not shown [A10]", async () => {
  const lost = answering({ ...ada, id: 8 });
  await expect(readOwnProfile(7)).rejects.toThrow('without the id');
  expect(lost).toHaveBeenCalledTimes(1);
});

it('ignores an empty profile from a session that this page has renewed in the meantime, and requests it again [STATE-002]', async () => {
  const lost = answering({}, ada);
  const asked = readOwnProfile(7);
  await renewSession(async () => new Response(null, { status: 204 }));
  expect(await asked).toEqual(ada);
  expect(lost).not.toHaveBeenCalled();
});

it("treats an empty profile as a guest's and reports no lost session [STATE-001]", async () => {
  const lost = answering({}, ada);
  expect([await readProfile(), await readProfile()]).toEqual([null, ada]);
  expect(lost).not.toHaveBeenCalled();
});

it.each([[null], ['text'], [[]], [[ada]], [{ a: 'b' }], [{ id: '7' }]])(
  'rejects the response %j as a profile and reports no lost session [B13]',
  async answer => {
    const lost = answering(answer);
    await expect(readOwnProfile(7)).rejects.toThrow();
    expect(lost).not.toHaveBeenCalled();
  },
);
