import * as z from 'zod';
import { readConfigFile } from '../../../core/read-config-file.ts';

/** First digits of cards that are not accepted [VALID-041]; empty unless the operator lists any. */
export const rejectedBins = readConfigFile('rejected-card-bins.json', z.array(z.string().regex(/^\d{4,8}$/)));
