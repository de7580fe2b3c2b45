import { highestScore, type SelfAssessment } from '@liftoff/rules/limits/self-assessment';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import { BanIcon, GaugeIcon, PauseIcon } from '@liftoff/ui/icons';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { coolingOffId, exclusionId } from '../card-ids.ts';
import { PlatedTitle } from '../plated-title.tsx';

interface AssessmentResultProps {
  result: SelfAssessment;
  onAgain: () => void;
}

const focusOnIt = (title: HTMLElement | null) => title?.focus();

/** Explains the result of the self-assessment and offers next steps. */
export function AssessmentResult({ result: { score, band }, onAgain }: AssessmentResultProps) {
  const t = useTranslations('self-assessment');
  const points = t('score', { score, highest: highestScore });
  return (
    <>
      <Card className="margin-top-6" aria-labelledby="result">
        <p className="caption text-muted">{t('period')}</p>
        <h2 className="heading-2 margin-top-2" id="result" tabIndex={-1} ref={focusOnIt}>
          {t(`bands.${band}.title`)}
        </h2>
        <p className="text-secondary margin-top-2">{t(`bands.${band}.text`)}</p>
        <div className="margin-top-6">
          <Track
            label={t('title')}
            percent={(100 * score) / highestScore}
            valueText={points}
            tone={band === 'moderate' || band === 'high' ? 'warn' : 'plain'}
          />
          <p className="small numeric margin-top-2">{points}</p>
        </div>
        <div className="row between flex-wrap gap-3 margin-top-4">
          <p className="caption text-muted self-assessment__note">{t('check')}</p>
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      </Card>
      <h2 className="heading-2 margin-top-8 limits__title">{t('next')}</h2>
      <NextSteps />
    </>
  );
}

/**
 * Offers limits, a break and self-exclusion. All three require an account. A guest is only offered sign-in, never
 * registration.
 */
function NextSteps() {
  const t = useTranslations('self-assessment');
  const away = useTranslations('limits.away');
  const shell = useTranslations('shell');
  const paths = usePaths();
  const limits = paths.profile('limits');
  const isPlayer = usePlayerSeed() !== null;
  return (
    <>
      <div className="self-assessment__next">
        <Step
          icon={GaugeIcon}
          title={t('limits.title')}
          text={t('limits.text')}
          way={isPlayer && { href: limits, label: t('limits.go') }}
        />
        <Step
          icon={PauseIcon}
          title={away('coolingOff')}
          text={t('break.text')}
          way={isPlayer && { href: `${limits}#${coolingOffId}`, label: t('break.go') }}
        />
        <Step
          icon={BanIcon}
          title={away('exclusion')}
          text={t('exclusion.text')}
          way={isPlayer && { href: `${limits}#${exclusionId}`, label: t('exclusion.go') }}
        />
      </div>
      {!isPlayer && (
        <div className="row flex-wrap gap-3 margin-top-4">
          <p className="small text-secondary grow">{t('signIn')}</p>
          <ButtonLink href={paths.signIn(limits)}>{shell('header.signIn')}</ButtonLink>
        </div>
      )}
    </>
  );
}

interface StepProps {
  icon: IconComponent;
  title: string;
  text: string;
  /** Link to the step, or `false` if the visitor cannot take this step yet. */
  way: { href: string; label: string } | false;
}

function Step({ icon, title, text, way }: StepProps) {
  return (
    <Card className="row flex-wrap gap-3" aria-label={title}>
      <PlatedTitle icon={icon} title={title} text={text} />
      {way && <ButtonLink href={way.href}>{way.label}</ButtonLink>}
    </Card>
  );
}
