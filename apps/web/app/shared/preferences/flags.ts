import { keepPreference, readPreference } from './preferences.ts';

/** What each flag is where no override says otherwise (ROLE-027). */
export const flagDefaults = {
  /** On: the maintenance page is shown in place of the site (ROLE-028). */
  techwork: false,
  /** On: no redirect between the bare host and its www form (ROLE-029). */
  disableWWW: false,
} as const satisfies Record<string, boolean>;

export type Flag = keyof typeof flagDefaults;
export type Flags = Readonly<Record<Flag, boolean>>;
export const flagNames = Object.keys(flagDefaults) as Flag[];

export function readFlags(): Flags {
  const kept = readPreference('flags');
  const isOn = (name: Flag): boolean => (typeof kept[name] === 'boolean' ? kept[name] : flagDefaults[name]);
  return Object.fromEntries(flagNames.map(name => [name, isOn(name)])) as Flags;
}

/** Overrides one flag in this browser; false where it cannot be kept. */
export function overrideFlag(name: Flag, on: boolean): boolean {
  keepPreference('flags', { ...readPreference('flags'), [name]: on });
  return readFlags()[name] === on;
}

/** Back to the defaults. */
export const resetFlags = (): void => keepPreference('flags', {});
