import type { Platform } from '../../core/platform-context.ts';

/** Proof that a captcha is valid: its expiry, and the hash by which a repeated use is detected. */
export interface Proof {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** Checks a call's `captcha` value; returns `null` if it is not valid. Each kind of captcha has its own check. */
export type CaptchaCheck<Asking = Platform> = (platform: Asking, text: string) => Promise<Proof | null>;
