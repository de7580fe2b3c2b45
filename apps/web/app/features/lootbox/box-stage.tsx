import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { useTranslations } from 'use-intl';
import capsuleOpen from './pictures/capsule-open.svg';
import capsule from './pictures/capsule.svg';
import { RewardPicture } from '../../shared/points/reward-picture.tsx';
import { prizeOf } from './prize-details.tsx';

const steps = ['before', 'opening', 'prize'] as const;
export type BoxStep = (typeof steps)[number];

/** The picture of a box with its step. Hidden from screen readers, because the heading beside it says the same. */
export function BoxStage({ step, box }: { step: BoxStep; box: Lootbox }) {
  const t = useTranslations('lootbox.box');
  const labels = { before: t('step'), opening: t('opening'), prize: t('prize') };
  const reached = steps.indexOf(step);
  return (
    <div className="box-page__stage" data-theme="dark" aria-hidden="true">
      <div className="box-steps caption">
        {steps.map((one, index) => (
          <i key={one} className={`box-steps__step${stateOf(index, reached)}`} />
        ))}
        {labels[step]}
      </div>
      {step === 'prize' ? (
        <RewardPicture type={prizeOf(box).reward.type} size={180} className="prize-picture" />
      ) : (
        <img
          key={step}
          className={`box-page__capsule box-page__capsule--${step}`}
          src={step === 'opening' ? capsuleOpen : capsule}
          alt=""
          width={180}
          height={170}
        />
      )}
    </div>
  );
}

const stateOf = (index: number, reached: number): string =>
  index < reached ? ' box-steps__step--done' : index === reached ? ' box-steps__step--current' : '';
