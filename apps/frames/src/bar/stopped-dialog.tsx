import { Button } from '@liftoff/ui/button';
import './moment.css';
import './stopped-dialog.css';
import { TriangleAlertIcon } from '@liftoff/ui/icons';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { lowerStakes } from '../frame/lower-stakes.ts';
import type { StoppedStake } from '../frame/stopped-stake.ts';
import { useModal } from '../frame/use-modal.ts';
import type { Play } from '../frame/use-play.ts';

export interface StoppedDialogProps {
  play: Play;
  stopped: StoppedStake;
  /** Stakes that the player can choose instead; empty in a game whose stake is laid out in chips. */
  stakes?: readonly bigint[];
  onStake?: (stake: bigint) => void;
}

/** Explains why a stake was stopped by the terms of a bonus, and offers the ways out [PX-32] [PX-33]. */
export function StoppedDialog({ play, stopped, stakes = [], onStake }: StoppedDialogProps) {
  const t = useTranslations('stopped');
  const { money, host } = useFrame();
  const id = useId();
  const dialog = useModal();
  const { purse, closeStopped } = play;
  const { withBonus, realOnly } = lowerStakes(stopped, purse, stakes);
  const choose = (stake: bigint) => {
    onStake?.(stake);
    closeStopped();
  };
  return (
    <dialog
      ref={dialog}
      className="moment stopped-dialog numeric"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        closeStopped();
      }}
    >
      <div className="stopped-dialog__header">
        <TriangleAlertIcon />
        <div>
          <h2 className="heading-3" id={id}>
            {t('title')}
          </h2>
          <p className="small text-secondary" id={`${id}-text`}>
            {t(stopped.reason, { stake: money.plain(stopped.stake) })}
          </p>
        </div>
      </div>
      <StoppedFigures stopped={stopped} play={play} />
      <div className="stopped-dialog__choices">
        {withBonus !== null && (
          <Button variant="primary" size="l" onClick={() => choose(withBonus)}>
            {t('lower', { stake: money.plain(withBonus) })}
          </Button>
        )}
        <Button size="l" onClick={closeStopped}>
          {t('back')}
        </Button>
        {realOnly !== null && (
          <Button size="l" onClick={() => choose(realOnly)}>
            {t('realOnly', { stake: money.plain(realOnly) })}
          </Button>
        )}
        <Button variant="ghost" size="l" onClick={() => host.post({ type: 'liftoff:frame', event: 'stop' })}>
          {t('leave')}
        </Button>
      </div>
    </dialog>
  );
}

function StoppedFigures({ stopped, play }: StoppedDialogProps) {
  const t = useTranslations('stopped');
  const { money } = useFrame();
  const { purse } = play;
  return (
    <dl className="stopped-dialog__figures">
      {stopped.maxStake !== null && (
        <div>
          <dt>{t('maxStake')}</dt>
          <dd>{money.plain(stopped.maxStake)}</dd>
        </div>
      )}
      <div>
        <dt>{t('chosen')}</dt>
        <dd>{money.plain(stopped.stake)}</dd>
      </div>
      <div>
        <dt>{t('real')}</dt>
        <dd>{money.plain(purse.real)}</dd>
      </div>
      <div>
        <dt>{t('bonus')}</dt>
        <dd>{money.plain(purse.bonus)}</dd>
      </div>
    </dl>
  );
}
