import type { StatusId } from '@liftoff/rules/vip/status-ladder';

/** A status emblem. It is decorative, because the name is next to it. */
export function Emblem({ status, size }: { status: StatusId; size: number }) {
  const picture = status === 'rising_star' ? 'star' : status;
  return <img src={`/pictures/emblem/${picture}.svg`} width={size} height={size} alt="" />;
}
