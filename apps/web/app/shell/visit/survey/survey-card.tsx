import '@liftoff/ui/styles/forms.css';
import { Button } from '@liftoff/ui/button';
import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { TextArea } from '@liftoff/ui/text-input';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../../shared/texts/with-texts.tsx';
import './survey.css';

interface SurveyCardProps {
  send: (answer: { score: number; comment: string }, key: string) => Promise<unknown>;
  close: () => void;
}

const scores = [1, 2, 3, 4, 5];
const commentMax = 500;

/**
 * A survey with one question, which the visitor can refuse with one click. It never covers a dialog and moves
 * nothing.
 */
export default withTexts(function SurveyCard({ send, close }: SurveyCardProps) {
  const t = useTranslations('notices.survey');
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');
  const count = comment.trim().length;
  const key = useRef('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (score === null || count > commentMax || state === 'sending') return;
    key.current ||= crypto.randomUUID();
    setState('sending');
    send({ score, comment: comment.trim() }, key.current).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <section className="survey" aria-labelledby="survey-title">
      <div className="row between gap-3">
        <p className="caption text-muted">{t('length')}</p>
        <IconButton icon={XIcon} iconSize="s" label={t('close')} onClick={close} />
      </div>
      <h2 className="title survey__title" id="survey-title">
        {t(state === 'sent' ? 'thanks' : 'question')}
      </h2>
      {state !== 'sent' && (
        <form onSubmit={submit}>
          <fieldset className="survey__fields" aria-labelledby="survey-title">
            <div className="survey__scores numeric">
              {scores.map(value => (
                <label key={value}>
                  <input
                    type="radio"
                    name="score"
                    value={value}
                    checked={score === value}
                    onChange={() => setScore(value)}
                  />
                  {value}
                </label>
              ))}
            </div>
            <div className="row between caption text-muted margin-top-1" aria-hidden="true">
              <span>{t('least')}</span>
              <span>{t('most')}</span>
            </div>
          </fieldset>
          <TextArea
            label={t('comment')}
            rows={2}
            error={count > commentMax && t('tooLong', { max: commentMax, count })}
            value={comment}
            onChange={event => setComment(event.target.value)}
            fieldClassName="margin-top-3"
          />
          <p className="caption text-muted margin-top-2" role={state === 'failed' ? 'alert' : undefined}>
            {t(state === 'failed' ? 'failed' : 'note')}
          </p>
          <div className="survey__actions margin-top-3">
            <Button onClick={close}>{t('refuse')}</Button>
            <Button type="submit" disabled={score === null || count > commentMax} pending={state === 'sending'}>
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
});
