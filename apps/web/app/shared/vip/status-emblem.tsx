import type { StatusId } from '@liftoff/rules/vip/status-ladder';

/** A status emblem. It is decorative, because the name is next to it. */
export const StatusEmblem = ({ status, size }: { status: StatusId; size: number }) => (
  <img src={`/pictures/emblem/${status}.svg`} width={size} height={size} alt="" />
);
