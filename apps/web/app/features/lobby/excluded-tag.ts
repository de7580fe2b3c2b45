import { isOneOfTags } from '@liftoff/rules/account/affiliate';
import { arrival } from '../../shared/arrival.ts';

/** CALL-007: whether the visitor came by an affiliate's tag whose people see no promotions. */
export const cameByTag = (tags: readonly string[]): boolean => isOneOfTags(arrival().stag, tags);
