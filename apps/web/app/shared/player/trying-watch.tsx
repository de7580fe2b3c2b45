import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isTryingShown, onTrying, tryingCalls } from '../calls/trying.ts';
import { StillTrying } from '../form/still-trying.tsx';

/** Shows on any page that a call the player waits for is being retried, unless a form already says so [B9]. */
export function TryingWatch() {
  const isDue = useSyncExternalStore(
    onTrying,
    () => tryingCalls().length > 0 && !isTryingShown(),
    () => false,
  );
  return isDue && <TryingToast />;
}

function TryingToast() {
  const { show, dismiss } = useToast();
  const tell = useEffectEvent(() => {
    show({ id: 'trying', tone: 'warn', persistent: true, content: <StillTrying of="player.trying" /> });
  });
  useEffect(() => {
    tell();
    return () => dismiss('trying');
  }, [dismiss]);
  return null;
}
