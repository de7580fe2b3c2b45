import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isTryingShown, onTrying, tryingCalls } from '../calls/trying.ts';
import { StillTrying } from '../form/still-trying.tsx';

/** Tells on any page that what its player waits for is tried again, where no form of theirs says so [B9]. */
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
