/**
 * Every way that opens a session for who had none, and whether it brings the second factor where the player has one: a way
 * that does not is led to the one-time code instead, and `enter` refuses to open a session by it [A15]. A session whose way
 * shows no password has to show it before it changes what protects the account [A11].
 */
export const signInMethods = {
  password: { bringsCode: false, showsPassword: true },
  /** The code that a challenge asks for; a challenge is given by the other ways, and keeps whether the password was shown. */
  one_time_code: { bringsCode: true, showsPassword: false },
  /** A new player has no second factor yet. */
  registration: { bringsCode: false, showsPassword: true },
  /** By the link that an operator has issued (D5). */
  autologin: { bringsCode: false, showsPassword: false },
} as const satisfies Record<string, { bringsCode: boolean; showsPassword: boolean }>;

export type SignInMethod = keyof typeof signInMethods;

/** The ways that are led to a one-time code. */
export type Challenging = Exclude<SignInMethod, 'one_time_code'>;
