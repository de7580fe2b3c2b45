import { CircleAlertIcon, CircleCheckIcon } from '@liftoff/ui/icons';

/** One result line of the verification. `good` is whether it matched. */
export function Verdict({ good, children }: { good: boolean; children: string }) {
  return (
    <p className={`caption numeric verdict${good ? ' is-good' : ' is-bad'}`}>
      {good ? <CircleCheckIcon size="s" /> : <CircleAlertIcon size="s" />}
      <span>{children}</span>
    </p>
  );
}
