import type { Config } from '../../core/config.ts';
import { sameText } from './caller.ts';

/**
 * Returns the name of the staff member with this token, or `null` for the shared console token and for unknown
 * tokens.
 */
export function personOf({ consoleStaff }: Pick<Config, 'consoleStaff'>, token: string | undefined): string | null {
  let person: string | null = null;
  // Compares every token, so that the duration reveals nothing about a match.
  for (const [name, own] of consoleStaff) if (token !== undefined && sameText(token, own)) person = name;
  return person;
}
