import type { ExclusionRegister as RegisterName } from '@liftoff/contract/limits/licence-policy';
import type { Person } from '@liftoff/rules/account/same-person';

/** A regulator's register of excluded people behind one face: a real one is an adapter of this shape [C14]. */
export interface ExclusionRegister {
  readonly name: RegisterName;
  /**
   * Whether a person is in it. Throws where it cannot say; `signal` aborts the question when the time for it is over.
   * Never asked inside a transaction.
   */
  holds(person: Person, signal: AbortSignal): Promise<boolean>;
}
