import './slot-info.css';
import { TabButton, TabsNav } from '@liftoff/ui/tabs-nav';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { Facts } from '../../sheets/facts.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { LineDrawings } from './line-drawings.tsx';
import { PayTable } from './pay-table.tsx';
import { SlotFeatures } from './slot-features.tsx';
import { SlotOdds } from './slot-odds.tsx';
import type { SlotModel } from './slot-model.ts';

const parts = ['pays', 'lines', 'features', 'odds'] as const;

/** What the game pays and how often, on one page; the tabs jump to its sections. */
export function SlotInfo({ model, onClose }: { model: SlotModel; onClose: () => void }) {
  const t = useTranslations();
  const { start } = useFrame();
  const body = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>('pays');
  const shown = parts.filter(part => part !== 'lines' || model.lines !== null);
  const jump = (part: string) => {
    setAt(part);
    body.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <Sheet title={t('info.title')} onClose={onClose}>
      <TabsNav className="sheet__tabs" aria-label={t('info.parts')}>
        {shown.map(part => (
          <TabButton key={part} aria-current={part === at ? 'page' : undefined} onClick={() => jump(part)}>
            {t(`info.part.${part}`)}
          </TabButton>
        ))}
      </TabsNav>
      <div className="sheet__body" ref={body} tabIndex={0} role="region" aria-label={t('info.title')}>
        <div data-part="pays">
          <Facts facts={start.facts} wide />
          <PayTable model={model} />
        </div>
        {model.lines === null ? null : (
          <section data-part="lines" className="margin-top-6">
            <h3 className="title sheet__row">{t('info.lines', { lines: model.lines.length })}</h3>
            <LineDrawings lines={model.lines} rows={model.rows} />
          </section>
        )}
        <SlotFeatures model={model} />
        <SlotOdds facts={start.facts} />
      </div>
    </Sheet>
  );
}
