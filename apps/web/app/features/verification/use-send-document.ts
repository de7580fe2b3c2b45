import type { DocumentStep, VerificationState } from '@liftoff/contract/account/verification';
import { useToast } from '@liftoff/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';
import { documentName, faultOfError, faultOfFile, type DocumentFault } from './document-fault.ts';
import { uploadCalls } from './upload.ts';

/**
 * The file being sent with its progress from 0 to 1, or the fault found in the last file; `null` if there is neither.
 */
export type Sending = { name: string; part: number } | { fault: DocumentFault } | null;

/**
 * Sends one document at a time. After a network failure, the same file is sent again under the same idempotency key,
 * so that it is stored only once.
 */
export function useSendDocument(step: DocumentStep) {
  const t = useTranslations('verification');
  const queries = useQueryClient();
  const { show } = useToast();
  const attempt = useAttemptKey();
  const [sending, setSending] = useState<Sending>(null);

  const send = async (file: File) => {
    const name = documentName(file.name);
    setSending({ name, part: 0 });
    const fault = await faultOfFile(file);
    if (fault !== null) {
      setSending({ fault });
      return;
    }
    const key = attempt.of(`${step} ${name} ${file.size} ${file.lastModified}`);
    const { sendDocument } = uploadCalls(part => setSending({ name, part }));
    try {
      const state = await sendDocument({ query: { step, name }, file, headers: { 'idempotency-key': key } });
      attempt.answered();
      queries.setQueryData<VerificationState>(queryKeys.verification(), state);
      void queries.invalidateQueries({ queryKey: queryKeys.profile() });
      setSending(null);
      const verification = step === 'source_of_wealth' ? state.source_of_wealth : state.identity;
      show({ tone: 'ok', content: t(verification?.status === 'pending' ? 'submitted' : 'sent') });
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      setSending({ fault: faultOfError(error) });
    }
  };
  return { sending, send };
}
