import { useTranslations } from 'use-intl';
import { LatePart } from '../../sheets/late-part.tsx';

const load = async () => (await import('./roulette-info-sheet.tsx')).RouletteInfoSheet;

/** The info sheet, which is loaded when it is opened. */
export function RouletteInfo({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  return (
    <LatePart load={load} props={{ onClose }} title={t('info.title')} failed={t('sheet.failed')} onClose={onClose} />
  );
}
