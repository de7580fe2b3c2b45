import { isOneOfTags } from '@liftoff/rules/account/affiliate';
import { arrival, completeArrival } from './arrival.ts';

/**
 * Whether the visitor arrived with one of these affiliate tags, whose visitors see no promotions [CALL-007]. Resolves
 * once the visitor's tag is known; it can be a tag that the operator has assigned to the referring site [CALL-001].
 */
export async function cameByTag(tags: readonly string[]): Promise<boolean> {
  await completeArrival();
  return isOneOfTags(arrival().stag, tags);
}
