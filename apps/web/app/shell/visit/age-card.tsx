import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { useTranslations } from 'use-intl';
import { useAge } from '../../shared/parts/trust-line.tsx';
import type { AgeQuestion } from './use-age-question.ts';
import './notices.css';

/** Asks the visitor to confirm the minimum age. It can be closed only with its two buttons. */
export default function AgeCard({ question }: { question: AgeQuestion }) {
  const t = useTranslations('notices.age');
  const age = useAge();
  return (
    <Sheet
      open
      onClose={question.decline}
      dismissible={false}
      title={t('title', { age })}
      closeLabel={t('no')}
      className="age-question"
      top={<AgeArc age={age} />}
      footer={
        <div className="pair">
          <Button size="l" onClick={question.decline}>
            {t('no')}
          </Button>
          <Button size="l" onClick={question.approve}>
            {t('yes')}
          </Button>
        </div>
      }
    >
      <p className="small text-secondary">{t('text', { age })}</p>
    </Sheet>
  );
}

const ticks = Array.from({ length: 21 }, (_, index) => {
  const t = index / 20;
  const x = 10 + 200 * t;
  const y = 110 - 4 * 100 * t * (1 - t);
  return `M${x.toFixed(1)} ${y.toFixed(1)}v${index % 5 ? 6 : 11}`;
}).join('');

/** An arc with tick marks, and below it a ring with the minimum age. */
function AgeArc({ age }: { age: number }) {
  return (
    <svg
      className="age-question__art"
      viewBox="0 0 220 124"
      aria-hidden="true"
      fill="none"
      stroke="var(--color-control)"
    >
      <path d="M10 110Q110 -90 210 110" strokeWidth="1.3" />
      <path d={ticks} strokeOpacity=".7" strokeWidth="1.2" />
      <circle cx="110" cy="76" r="38" stroke="var(--color-text)" strokeWidth="2.4" />
      <text x="110" y="84" textAnchor="middle" stroke="none" fill="var(--color-text)">
        {age}+
      </text>
    </svg>
  );
}
