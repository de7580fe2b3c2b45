import { HelpLine } from '@liftoff/contract/limits/limits';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const HelpLines = z.strictObject({
  countries: z.record(z.string().length(2), z.array(HelpLine).min(1)),
  anywhere: z.array(HelpLine).min(1),
});

const lines = readConfigFile('help-lines.json', HelpLines);

/** A country's helplines, or, if none is listed, the helplines that serve every country. */
export const helpLines = (country: string | null): readonly HelpLine[] =>
  (country === null ? undefined : lines.countries[country]) ?? lines.anywhere;
