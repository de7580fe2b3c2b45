import type { ExclusionRegister as RegisterName } from '@liftoff/contract/limits/licence-policy';
import type { Person } from '@liftoff/rules/account/same-person';

/**
 * Interface to a regulator's exclusion register. A real register is connected by an adapter with this interface
 * [C14].
 */
export interface ExclusionRegister {
  readonly name: RegisterName;
  /**
   * Whether a person is in the register. Throws if the register does not respond; `signal` aborts the query when the
   * time limit expires. Must not be called inside a transaction.
   */
  holds(person: Person, signal: AbortSignal): Promise<boolean>;
}
