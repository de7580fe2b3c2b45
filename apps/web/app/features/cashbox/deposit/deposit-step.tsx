import { DepositAddress } from './deposit-address.tsx';
import { DepositFrame } from './deposit-frame.tsx';
import { DepositRedirect } from './deposit-redirect.tsx';
import type { StepProps } from './use-deposit.ts';

interface DepositStepProps extends StepProps {
  /** What the provider's own frame says. */
  onMessage: (message: unknown) => void;
}

/** What the player does next, by its kind; a kind that is not shown here does not compile. */
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
