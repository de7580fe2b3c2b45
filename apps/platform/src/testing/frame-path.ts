import type { Payment, PaymentStep } from '@liftoff/contract/cashbox/cashbox';

/** The platform's response to a started deposit. */
export interface Begun {
  readonly payment: Payment;
  readonly next_step: PaymentStep;
}

/** Returns the path of the provider's frame on the platform. */
export function framePath({ next_step: step }: Begun): string {
  if (step.kind !== 'frame') throw new Error(`The payment goes on with ${step.kind}, not in a frame`);
  return new URL(step.url).pathname;
}
