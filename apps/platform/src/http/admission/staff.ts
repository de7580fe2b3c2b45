import type { Config } from '../../core/config.ts';
import { sameText } from './caller.ts';

/** The person of the staff whose token this is; null for the console's own token, which names nobody, and for any other. */
export function personOf({ consoleStaff }: Pick<Config, 'consoleStaff'>, token: string | undefined): string | null {
  let person: string | null = null;
  // Each is compared, so that the time says nothing of whose it resembles.
  for (const [name, own] of consoleStaff) if (token !== undefined && sameText(token, own)) person = name;
  return person;
}
