import { CircleAlertIcon, CircleCheckIcon } from '@liftoff/ui/icons';

/** A line of the check: what matched, or that something did not. */
export function Verdict({ good, children }: { good: boolean; children: string }) {
  return (
    <p className={`cap num verdict${good ? ' is-good' : ' is-bad'}`}>
      {good ? <CircleCheckIcon size="s" /> : <CircleAlertIcon size="s" />}
      <span>{children}</span>
    </p>
  );
}
