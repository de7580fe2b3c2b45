import { createHash } from 'node:crypto';
import { refuse, type Refused } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { takeCaptcha } from './take-captcha.ts';

/**
 * Number of calls per hour that need no captcha; every further call in that hour needs one. Where Trust §A
 * (thresholds) gives a number, that number is used.
 */
const freeOfCaptcha = {
  /** The requirement says "captcha from the 5th" [D12]. */
  'check-email': { address: 4 },
  'sign-up': { address: 3 },
  restore: { address: 5, email: 1 },
} as const satisfies Record<string, Partial<Record<'address' | 'email', number>>>;

const windowMs = 3_600_000;

export interface Asking {
  readonly flow: keyof typeof freeOfCaptcha;
  readonly address: string;
  /** Normalised by `normalEmail`. Addresses with and without an account are counted alike [A16]. */
  readonly email: string;
}

/**
 * Counts a call and requires a captcha once the hourly allowance is exceeded; `null` if the call may proceed. The
 * count is in the database, so it is exact across all processes. A captcha that is sent but not required is ignored
 * and not used up.
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
