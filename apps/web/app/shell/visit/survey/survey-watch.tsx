import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { supportRoutes } from '@liftoff/contract/routes/support';
import { surveyDelayMs, surveyOf, surveyWaitMs, type Survey } from '@liftoff/rules/support/survey';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { requireAnswer } from '../../../shared/calls/require-answer.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { sendFromBrowser } from '../../../shared/calls/send.ts';
import { isCrawler } from '../../../shared/site/crawler.ts';
import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { keepPreference, readPreference } from '../../../shared/preferences/preferences.ts';
import { isDialogOpen } from '../open-dialog.ts';
import { visitMs } from '../visit-time.ts';
import { part } from '../../../shared/parts/part.tsx';

const SurveyCard = part(() => import('./survey-card.tsx'));

const { surveyConfig } = callsOf({ surveyConfig: siteConfigRoutes.surveyConfig }, sendFromBrowser);
const { answerSurvey } = callsOf({ answerSurvey: supportRoutes.answerSurvey }, sendFromBrowser);

/** Maximum number of answered or refused surveys to store. Older surveys have ended. */
const doneMax = 20;
const isDone = (id: string): boolean => readPreference('surveysDone').includes(id);
const keepDone = (id: string): void =>
  keepPreference('surveysDone', [...readPreference('surveysDone'), id].slice(-doneMax));

/**
 * Shows the survey that the operator has switched on, once per browser [CALL-002]. It appears when the visit has
 * lasted long enough and nothing else is open. `busy` means that another notice is visible.
 */
export default function SurveyWatch({ busy }: { busy: boolean }) {
  const [survey, setSurvey] = useState<Survey | null>(null);
  useEffect(() => {
    if (isCrawler()) return undefined;
    let gone = false;
    // If the configuration fails to load, there is no survey.
    surveyConfig({ headers: inBackground })
      .then(config => gone || setSurvey(surveyOf(requireAnswer(config))))
      .catch((error: unknown) => logFailure('load survey', error));
    return () => {
      gone = true;
    };
  }, []);
  const { pathname } = useLocation();
  const inGame = pathname.startsWith('/play/');
  const inTheWay = useDialog() !== null || busy;
  const due = useFree(survey !== null, inGame, inTheWay);
  const [closed, setClosed] = useState(false);
  if (survey === null || closed || !due || inGame || inTheWay || isDone(survey.id)) return null;
  return (
    <SurveyCard
      send={(body, key) =>
        answerSurvey({ params: { survey: survey.id }, body, headers: { 'idempotency-key': key } }).then(() =>
          keepDone(survey.id),
        )
      }
      close={() => {
        keepDone(survey.id);
        setClosed(true);
      }}
    />
  );
}

/**
 * Whether the survey can appear [PSURVEY-003] [PSURVEY-004]. Checks every five seconds. The first check is five
 * seconds after the page was opened or changed, so that the survey does not appear right after the visitor has left a
 * game or a dialog.
 */
function useFree(wanted: boolean, inGame: boolean, inTheWay: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted || free) return undefined;
    const waitMs = () => surveyWaitMs({ onSiteMs: visitMs(), inGame, dialogOpen: inTheWay || isDialogOpen() });
    const look = () => {
      const wait = waitMs();
      if (wait === 0) setFree(true);
      else timer = setTimeout(look, wait);
    };
    let timer = setTimeout(look, Math.max(surveyDelayMs, waitMs()));
    return () => clearTimeout(timer);
  }, [wanted, free, inGame, inTheWay]);
  return free;
}
