import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { LatePart } from '../sheets/late-part.tsx';
import type { StoppedDialogProps } from './stopped-dialog.tsx';

const load = async () => (await import('./stopped-dialog.tsx')).StoppedDialog;

/** The dialog about a stopped stake. Without its script, only the reason is shown. */
export function StoppedCard(props: Omit<StoppedDialogProps, 'stopped'>) {
  const t = useTranslations('stopped');
  const { money } = useFrame();
  const { stopped, closeStopped } = props.play;
  return (
    stopped && (
      <LatePart
        load={load}
        props={{ ...props, stopped }}
        title={t('title')}
        failed={t(stopped.reason, { stake: money.plain(stopped.stake) })}
        onClose={closeStopped}
      />
    )
  );
}
