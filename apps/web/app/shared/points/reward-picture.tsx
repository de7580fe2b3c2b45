import type { RewardType } from '@liftoff/contract/reward';
import box from './pictures/box.svg';
import coins from './pictures/coins.svg';
import spins from './pictures/spins.svg';
import star from './pictures/star.svg';
import ticket from './pictures/ticket.svg';

const pictures: Readonly<Record<RewardType, string>> = {
  money: coins,
  points: coins,
  bonus: box,
  box,
  freespins: spins,
  tickets: ticket,
  group: star,
};

interface RewardPictureProps {
  type: RewardType;
  size: number;
  className?: string;
}

/** The picture of a kind of reward. */
export const RewardPicture = ({ type, size, className }: RewardPictureProps) => (
  <img className={className} src={pictures[type]} width={size} height={size} alt="" decoding="async" />
);
