import { DepositAddress } from './deposit-address.tsx';
import { DepositFrame } from './deposit-frame.tsx';
import { DepositRedirect } from './deposit-redirect.tsx';
import type { StepProps } from './use-deposit.ts';

interface DepositStepProps extends StepProps {
  /** Called with messages from the provider's frame. */
  onMessage: (message: unknown) => void;
}

/** Shows the player's next step according to its kind. A kind that is not handled does not compile. */
export function DepositStep({ paying, onLook, onMessage, onCancel }: DepositStepProps) {
  const { next } = paying;
  switch (next.kind) {
    case 'frame':
      return <DepositFrame paying={paying} url={next.url} onLook={onLook} onMessage={onMessage} onCancel={onCancel} />;
    case 'redirect':
      return <DepositRedirect paying={paying} url={next.url} onLook={onLook} onCancel={onCancel} />;
    case 'address':
      return <DepositAddress paying={paying} to={next} onLook={onLook} onCancel={onCancel} />;
    default:
      return next satisfies never;
  }
}
