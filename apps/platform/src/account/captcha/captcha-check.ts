import type { Platform } from '../../core/platform-context.ts';

/** A captcha that is right and not over: by what it is known a second time, and until when. */
export interface Proof {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** A way to check what a call brings as `captcha`: null for anything that is not right. Each kind of captcha has one. */
export type CaptchaCheck<Asking = Platform> = (platform: Asking, text: string) => Promise<Proof | null>;
