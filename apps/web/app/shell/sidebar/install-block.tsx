import { DownloadIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { install, useInstallable } from './use-install.ts';

/** SHELL-055: one press where the browser offers it, else how to do it by hand; nothing once it is installed. */
export function InstallBlock() {
  const t = useTranslations('shell.sidebar');
  const installable = useInstallable();
  if (installable === 'installed') return null;
  const offered = installable === 'offered';
  const words = (
    <>
      <DownloadIcon />
      <span>
        <b className="title">{t('install')}</b>
        <span className="cap t2">{offered ? t('installText') : t('installHow')}</span>
      </span>
    </>
  );
  if (!offered) return <div className="dr__well dr__install">{words}</div>;
  return (
    <button type="button" className="dr__well dr__install" onClick={install}>
      {words}
    </button>
  );
}
