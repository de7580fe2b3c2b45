import { beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { hashPassword } from '../password/passwords.ts';

const atOnce = 20;
const emailOf = (at: number) => `at-once-${at}@example.com`;
const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  for (let at = 0; at < atOnce; at += 1) {
    const user = { ...signUpForm, email: emailOf(at) };
    await platform.caller({ ip: `198.51.100.${at}` }).send('POST', '/api/users', { user });
  }
});

/** CPU time that some work takes, in milliseconds. It does not include other work on the machine. */
async function busyWith(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const all = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, at) => work(at)));

async function signInAll(): Promise<void> {
  const answers = await all(at =>
    platform
      .caller({ ip: `198.51.100.${at}` })
      .send('POST', '/api/users/sign_in', { user: { email: emailOf(at), password: signUpForm.password } }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

/** The least work possible: hashes the same number of passwords and does nothing else. */
const hashAll = () => all(() => hashPassword(signUpForm.password));

it('twenty concurrent sign-ins finish within 400 ms on two processors that each hash a password in 20 ms [A12]', async () => {
  await signInAll();
  const [signIns, hashes]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    hashes.push(await busyWith(hashAll));
    signIns.push(await busyWith(signInAll));
  }
  const hashMs = Math.min(...hashes) / atOnce;
  // Scales the work to that machine, so that the speed and the load of this one do not matter.
  const there = (Math.min(...signIns) / 2) * (20 / hashMs);
  expect(there).toBeLessThan(400);
});
