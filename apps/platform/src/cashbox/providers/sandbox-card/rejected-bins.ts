import * as z from 'zod';
import { readConfigFile } from '../../../core/read-config-file.ts';

/** Leading digits of cards that are not taken (VALID-041); none unless the operator names some. */
export const rejectedBins = readConfigFile('rejected-card-bins.json', z.array(z.string().regex(/^\d{4,8}$/)));
