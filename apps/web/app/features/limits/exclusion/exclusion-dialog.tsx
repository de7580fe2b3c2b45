import type { LimitOptions, LimitPeriod } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { Checkbox, OptionCard } from '@liftoff/ui/choice';
import { Dialog, DialogFooter } from '@liftoff/ui/dialog';
import { DialogBody } from '@liftoff/ui/dialog-body';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import type { ExclusionTerm } from '@liftoff/contract/limits/limits';
import { ExclusionBegun } from './exclusion-begun.tsx';
import { ExclusionFacts } from './exclusion-facts.tsx';
import { ExclusionPassword } from './exclusion-password.tsx';
import { HelpWell } from '../help-lines.tsx';

interface ExclusionDialogProps {
  options: LimitOptions;
  player: PlayerSeed;
  first: LimitPeriod;
  onClose: () => void;
  /** Called when the player decides to take a pause instead. */
  onPause: () => void;
}

/** Self-exclusion in three steps: choose the term, read the consequences, enter the password [C12]. */
export function ExclusionDialog({ options, player, first, onClose, onPause }: ExclusionDialogProps) {
  const t = useTranslations('limits.exclude');
  const [step, setStep] = useState<1 | 2 | 3 | 'begun'>(1);
  const [period, setPeriod] = useState(first);
  const term = options.exclusion.find(one => one.period === period) ?? { period, ends_at: null };
  return (
    <Dialog
      open
      bare
      dismissible={step !== 'begun'}
      onClose={onClose}
      closeLabel={t('close')}
      title={
        <span className="row between gap-4">
          {t('title')}
          {step !== 'begun' && <StepMarks step={step} />}
        </span>
      }
    >
      {step === 1 && (
        <HowLong options={options} period={period} onPeriod={setPeriod} onPause={onPause} onNext={() => setStep(2)} />
      )}
      {step === 2 && (
        <WhatHappens
          term={term}
          player={player}
          paysOut={options.pays_out}
          onNext={() => setStep(3)}
          onBack={() => setStep(1)}
        />
      )}
      {step === 3 && (
        <ExclusionPassword
          term={term}
          player={player}
          help={options.help}
          onDone={() => setStep('begun')}
          onCancel={onClose}
        />
      )}
      {step === 'begun' && <ExclusionBegun term={term} help={options.help} />}
    </Dialog>
  );
}

function StepMarks({ step }: { step: number }) {
  const t = useTranslations('limits.exclude');
  return (
    <span className="row gap-2 limits__steps">
      {[1, 2, 3].map(at => (
        <i key={at} aria-hidden="true" className={at === step ? 'is-on' : at < step ? 'is-done' : undefined} />
      ))}
      <span className="small text-muted numeric limits__step" role="status">
        {t('step', { step })}
      </span>
    </span>
  );
}

interface HowLongProps {
  options: LimitOptions;
  period: LimitPeriod;
  onPeriod: (period: LimitPeriod) => void;
  onPause: () => void;
  onNext: () => void;
}

function HowLong({ options, period, onPeriod, onPause, onNext }: HowLongProps) {
  const t = useTranslations('limits.exclude');
  const names = useTranslations('limits.term');
  const choices = useTranslations('limits.choice');
  const { day } = useMomentText();
  const [shortest, longest] = [options.cooling_off[0], options.cooling_off.at(-1)];
  const link = (words: ReactNode) => (
    <button type="button" className="link" onClick={onPause}>
      {words}
    </button>
  );
  return (
    <>
      <DialogBody>
        <h3 className="heading-3">{t('howLong')}</h3>
        <p className="small text-secondary margin-top-1">{t('atOnce')}</p>
        <div className="column gap-2 margin-top-4" role="radiogroup" aria-label={t('howLong')}>
          {options.exclusion.map(term => (
            <OptionCard
              key={term.period}
              name="exclusion"
              value={term.period}
              checked={term.period === period}
              onChange={() => onPeriod(term.period)}
              title={choices(term.period)}
              text={term.ends_at === null ? t('closed') : t('until', { date: day(term.ends_at) })}
            />
          ))}
        </div>
        <HelpWell lines={options.help} />
      </DialogBody>
      <DialogFooter className="column gap-2">
        <Button variant="primary" size="l" block onClick={onNext}>
          {t('continue')}
        </Button>
        {shortest && longest && (
          <p className="caption text-muted limits__middle">
            {t.rich('pause', { first: names(shortest.period), last: names(longest.period), link })}
          </p>
        )}
      </DialogFooter>
    </>
  );
}

interface WhatHappensProps {
  term: ExclusionTerm;
  player: PlayerSeed;
  paysOut: boolean;
  onNext: () => void;
  onBack: () => void;
}

function WhatHappens({ term, player, paysOut, onNext, onBack }: WhatHappensProps) {
  const t = useTranslations('limits.exclude');
  const names = useTranslations('limits.term');
  const { day } = useMomentText();
  const [understood, setUnderstood] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <DialogBody>
        <h3 className="heading-3">{t('what', { term: names(term.period) })}</h3>
        <ExclusionFacts player={player} paysOut={paysOut} />
        <Checkbox
          checked={understood}
          onChange={({ target }) => setUnderstood(target.checked)}
          error={asked && !understood ? t('mustUnderstand') : undefined}
        >
          {term.ends_at === null ? t('understandForever') : t('understand', { date: day(term.ends_at) })}
        </Checkbox>
      </DialogBody>
      <DialogFooter className="column gap-2">
        <Button variant="primary" size="l" block onClick={() => (understood ? onNext() : setAsked(true))}>
          {t('continue')}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {t('back')}
        </Button>
      </DialogFooter>
    </>
  );
}
