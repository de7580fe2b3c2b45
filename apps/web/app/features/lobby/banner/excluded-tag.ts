import { isOneOfTags } from '@liftoff/rules/account/affiliate';
import { arrival, completeArrival } from '../../../shared/site/arrival.ts';

/**
 * CALL-007: whether the visitor came by an affiliate's tag whose people see no promotions. Settles once it is known, also
 * by what the operator has written for the site that led here (CALL-001).
 */
export async function cameByTag(tags: readonly string[]): Promise<boolean> {
  await completeArrival();
  return isOneOfTags(arrival().stag, tags);
}
