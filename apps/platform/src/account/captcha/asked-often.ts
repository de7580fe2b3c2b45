import { createHash } from 'node:crypto';
import { refuse, type Refused } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { takeCaptcha } from './take-captcha.ts';

/** So many calls of an hour go without a captcha; each one after them brings one. Trust §A, thresholds, where it names them. */
const freeOfCaptcha = {
  /** D12: "captcha from the 5th". */
  'check-email': { address: 4 },
  'sign-up': { address: 3 },
  restore: { address: 5, email: 1 },
} as const satisfies Record<string, Partial<Record<'address' | 'email', number>>>;

const windowMs = 3_600_000;

export interface Asking {
  readonly flow: keyof typeof freeOfCaptcha;
  readonly address: string;
  /** In its one spelling; for known and unknown ones alike [A16]. */
  readonly email: string;
}

/**
 * Counts a call and asks for a captcha where it is one of many: null where it may go on. Counted in the database, exactly
 * over all processes. A captcha that is not asked for is not looked at, so it may be sent along.
 */
export async function askCaptchaOften(
  platform: Platform,
  { flow, address, email }: Asking,
  given: string | undefined,
): Promise<Refused | null> {
  const of: Readonly<Record<'address' | 'email', string>> = { address, email };
  const free: Partial<Record<'address' | 'email', number>> = freeOfCaptcha[flow];
  let asked = false;
  for (const by of ['address', 'email'] as const) {
    const allowed = free[by];
    if (allowed === undefined) continue;
    const count = await countOne(platform, `${flow}:${by}:${of[by]}`);
    asked ||= count > allowed * platform.config.rateFactor;
  }
  return asked && !(await takeCaptcha(platform, given)) ? refuse('captcha_required') : null;
}

async function countOne({ db, deps }: Platform, name: string): Promise<number> {
  const now = deps.now();
  const [row] = await db.query<{ count: number }>(
    `INSERT INTO captcha_counts (key, count, until) VALUES ($1, 1, $2)
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN captcha_counts.until <= $3 THEN 1 ELSE captcha_counts.count + 1 END,
       until = CASE WHEN captcha_counts.until <= $3 THEN excluded.until ELSE captcha_counts.until END
     RETURNING count`,
    [createHash('sha256').update(name).digest(), new Date(now.getTime() + windowMs), now],
  );
  return row?.count ?? Number.MAX_SAFE_INTEGER;
}
