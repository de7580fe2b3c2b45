/** What one attack came to. `through` must be 0. */
export interface Finding {
  readonly attack: string;
  readonly tried: number;
  /** How many of them got what they must not get. */
  readonly through: number;
  readonly note: string;
}

/** Random addresses of documentation networks, so that no limit by address is shared by accident. */
export const someAddress = (): string =>
  `198.18.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

export const count = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;

export const slowest = (times: readonly number[]): string => `slowest ${Math.round(Math.max(0, ...times))} ms`;
