import {
  frequencies,
  questions,
  selfAssessment,
  unanswered,
  type Question,
  type SelfAssessment,
} from '@liftoff/rules/limits/self-assessment';
import { Card } from '@liftoff/ui/card';
import { OptionCard } from '@liftoff/ui/choice';
import { FieldLine } from '@liftoff/ui/field';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useForm, type FormState } from '../../../shared/form/use-form.ts';
import { useSite } from '../../../shared/site/site.ts';

type Answers = Record<Question, string>;

const none = Object.fromEntries(questions.map(question => [question, ''])) as Answers;
const required = 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';

interface AssessmentFormProps {
  /** Set when the visitor returns from a result. The focus then moves to the heading above the questions. */
  isAgain: boolean;
  onResult: (result: SelfAssessment) => void;
}

const focusOnIt = (title: HTMLElement | null) => title?.focus();

/** The questions, each with four possible answers. Unanswered questions are marked on submit. */
export function AssessmentForm({ isAgain, onResult }: AssessmentFormProps) {
  const t = useTranslations('self-assessment');
  const form = useForm<Answers>({
    confidential: true,
    values: none,
    check: answers => Object.fromEntries(unanswered(answers).map(question => [question, required])),
    send: async answers => {
      const result = selfAssessment(answers);
      if (result === null) return undefined;
      onResult(result);
      return 'leaving';
    },
  });
  return (
    <>
      <h2 className="heading-2 margin-top-8" tabIndex={-1} ref={isAgain ? focusOnIt : undefined}>
        {t('period')}
      </h2>
      <Form form={form} className="self-assessment__form margin-top-4">
        {questions.map((question, at) => (
          <QuestionCard key={question} form={form} question={question} number={at + 1} />
        ))}
        <Missing form={form} />
        <SubmitButton form={form} pendingLabel={t('showing')}>
          {t('show')}
        </SubmitButton>
      </Form>
    </>
  );
}

interface QuestionCardProps {
  form: FormState<Answers>;
  question: Question;
  number: number;
}

/**
 * One question as a radio group. A group that is unanswered on submit shows an error, and the first such group takes
 * the focus.
 */
function QuestionCard({ form, question, number }: QuestionCardProps) {
  const t = useTranslations('self-assessment');
  const id = useId();
  const isMissing = Boolean(form.errors[question]);
  return (
    <Card
      as="div"
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-question`}
      aria-describedby={isMissing ? `${id}-line` : undefined}
      aria-invalid={isMissing ? true : undefined}
      aria-required
      className={isMissing ? 'self-assessment__question self-assessment__question--bad' : 'self-assessment__question'}
    >
      <p className="caption text-muted numeric">{t('number', { number, of: questions.length })}</p>
      <p className="title self-assessment__title" id={`${id}-question`}>
        {t(`questions.${question}`)}
      </p>
      <div className="self-assessment__answers">
        {frequencies.map(frequency => (
          <OptionCard
            key={frequency}
            name={question}
            value={frequency}
            title={t(`answers.${frequency}`)}
            checked={form.values[question] === frequency}
            onChange={() => form.change({ [question]: frequency })}
          />
        ))}
      </div>
      {isMissing && (
        <FieldLine id={`${id}-line`} bad>
          {t('unanswered')}
        </FieldLine>
      )}
    </Card>
  );
}

/** Lists the numbers of the unanswered questions. */
function Missing({ form }: { form: FormState<Answers> }) {
  const t = useTranslations('self-assessment');
  const { locale } = useSite();
  const numbers = questions.flatMap((question, at) => (form.errors[question] ? [String(at + 1)] : []));
  return (
    <div role="status">
      {numbers.length > 0 && (
        <FieldLine bad>
          {t('missing', { count: numbers.length, list: new Intl.ListFormat(locale).format(numbers) })}
        </FieldLine>
      )}
    </div>
  );
}
