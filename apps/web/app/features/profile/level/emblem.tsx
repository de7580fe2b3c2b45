import type { StatusId } from '@liftoff/rules/vip/status-ladder';

/** The emblem of a status. Its name stands beside it. */
export function Emblem({ status, size }: { status: StatusId; size: number }) {
  const picture = status === 'rising_star' ? 'star' : status;
  return <img src={`/pictures/emblem/${picture}.svg`} width={size} height={size} alt="" />;
}
