import { keepPreference, readPreference } from './preferences.ts';

/** Value of each flag that is not overridden [ROLE-027]. */
export const flagDefaults = {
  /** Whether the maintenance page replaces the site [ROLE-028]. */
  techwork: false,
  /** Whether redirects between a host's forms with and without `www` are disabled [ROLE-029]. */
  disableWWW: false,
  /** Whether the page at `/rocket-chance` is open [PROUTE-023]. */
  rocketChance: false,
} as const satisfies Record<string, boolean>;

export type Flag = keyof typeof flagDefaults;
export type Flags = Readonly<Record<Flag, boolean>>;
export const flagNames = Object.keys(flagDefaults) as Flag[];

export function readFlags(): Flags {
  const kept = readPreference('flags');
  const isOn = (name: Flag): boolean => (typeof kept[name] === 'boolean' ? kept[name] : flagDefaults[name]);
  return Object.fromEntries(flagNames.map(name => [name, isOn(name)])) as Flags;
}

/** Overrides one flag in this browser. Returns `false` if the override cannot be stored. */
export function overrideFlag(name: Flag, on: boolean): boolean {
  keepPreference('flags', { ...readPreference('flags'), [name]: on });
  return readFlags()[name] === on;
}

/** Removes all flag overrides. */
export const resetFlags = (): void => keepPreference('flags', {});
