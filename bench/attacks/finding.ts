/** The result of one attack. `through` must be 0. */
export interface Finding {
  readonly attack: string;
  readonly tried: number;
  /** How many attempts succeeded although they must not. */
  readonly through: number;
  readonly note: string;
}

/**
 * A random address of the test network 198.18.0.0/15, so that attacks do not share a per-address limit by accident.
 */
export const someAddress = (): string =>
  `198.18.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

export const count = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;

export const slowest = (times: readonly number[]): string => `slowest ${Math.round(Math.max(0, ...times))} ms`;
