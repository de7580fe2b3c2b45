import type { HelpLine } from '@liftoff/contract/limits/limits';
import type { SelfAssessment } from '@liftoff/rules/limits/self-assessment';
import { Notice } from '@liftoff/ui/notice';
import { LockIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HelpCard } from '../help-lines.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentResult } from './assessment-result.tsx';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/plate.css';
import '../limits.css';
import './assessment.css';

/** Nine questions about the visitor's own gambling. The answers are evaluated in the browser and never sent. */
export function AssessmentPage({ help }: { help: readonly HelpLine[] }) {
  const t = useTranslations('self-assessment');
  const [result, setResult] = useState<SelfAssessment | null>(null);
  const [isAgain, setAgain] = useState(false);
  const answerAgain = () => {
    setAgain(true);
    setResult(null);
  };
  return (
    <div className="self-assessment">
      <div>
        <h1 className="heading-1">{t('title')}</h1>
        {result === null ? (
          <>
            <p className="text-secondary margin-top-2 limits__lead">{t('lead')}</p>
            <Notice icon={LockIcon} className="margin-top-4">
              {t('private')}
            </Notice>
            <AssessmentForm isAgain={isAgain} onResult={setResult} />
          </>
        ) : (
          <AssessmentResult result={result} onAgain={answerAgain} />
        )}
      </div>
      <HelpCard lines={help} />
    </div>
  );
}
