import type { TokenClaims } from './tokens.ts';
import { tokenLifeSec } from './tokens.ts';

/** Tokens that were taken back before they ran out: who signed out must not come back with the old one [A10] [A39]. */
export class Revocations {
  readonly #sessions = new Map<string, number>();
  readonly #users = new Map<string, number>();

  revokeSession(session: string, nowSec: number): void {
    this.#forgetOld(nowSec);
    this.#sessions.set(session, nowSec);
  }

  /** Tokens of the user that were issued until now. */
  revokeUser(user: string, nowSec: number): void {
    this.#forgetOld(nowSec);
    this.#users.set(user, nowSec);
  }

  covers({ user, session, issuedSec }: TokenClaims): boolean {
    return this.#sessions.has(session) || issuedSec <= (this.#users.get(user) ?? -1);
  }

  #forgetOld(nowSec: number): void {
    for (const known of [this.#sessions, this.#users]) {
      for (const [key, atSec] of known) if (nowSec - atSec > tokenLifeSec) known.delete(key);
    }
  }
}
