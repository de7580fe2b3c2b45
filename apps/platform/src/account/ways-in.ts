/**
 * Every way that opens a session for who had none, and whether it brings the second factor where the player has one: a way
 * that does not is led to the one-time code instead, and `enter` refuses to open a session by it [A15].
 */
export const waysIn = {
  password: { bringsCode: false },
  /** The code that a challenge asks for; a challenge is given by the other ways. */
  one_time_code: { bringsCode: true },
  /** A new player has no second factor yet. */
  registration: { bringsCode: false },
  /** By the link that an operator has issued (D5). */
  autologin: { bringsCode: false },
} as const satisfies Record<string, { bringsCode: boolean }>;

export type WayIn = keyof typeof waysIn;
