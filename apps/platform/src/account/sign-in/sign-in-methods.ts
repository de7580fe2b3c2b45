/**
 * Every method that opens a session, and whether it includes the second factor. If the player has two-factor on, a
 * method without the second factor leads to the one-time code, and `openSignInSession` refuses to open a session with
 * it [A15]. In a session that was opened without the password, the player must enter it before changing what protects
 * the account [A11].
 */
export const signInMethods = {
  password: { bringsCode: false, showsPassword: true },
  /**
   * The code that a challenge requires. The other methods open challenges, and the challenge stores whether the
   * password was entered.
   */
  one_time_code: { bringsCode: true, showsPassword: false },
  /** A new player has no second factor yet. */
  registration: { bringsCode: false, showsPassword: true },
  /** By a link that an operator has issued [D5]. */
  autologin: { bringsCode: false, showsPassword: false },
} as const satisfies Record<string, { bringsCode: boolean; showsPassword: boolean }>;

export type SignInMethod = keyof typeof signInMethods;

/** The methods that can lead to a one-time code. */
export type Challenging = Exclude<SignInMethod, 'one_time_code'>;
