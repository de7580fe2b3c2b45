import { DownloadIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { install, useInstallable } from './use-install.ts';

/**
 * Installs the app with a click if the browser offers it, and otherwise explains how to install it manually. Hidden
 * once the app is installed [SHELL-055].
 */
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
        <span className="caption text-secondary">{offered ? t('installText') : t('installHow')}</span>
      </span>
    </>
  );
  if (!offered) return <div className="drawer__well drawer__install">{words}</div>;
  return (
    <button type="button" className="drawer__well drawer__install" onClick={install}>
      {words}
    </button>
  );
}
