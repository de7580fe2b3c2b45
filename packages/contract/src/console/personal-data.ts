import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { Closed, DataExport } from '../account/personal-data.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/**
 * Personal-data requests that support handles for players who cannot sign in, for example during an exclusion [C40].
 */
export const consolePersonalData = endpoints({
  consoleCopyData: {
    ...operator,
    route: 'POST /console/api/players/{email}/data/export',
    summary:
      'Have a copy made of everything that is kept about a player; asked again when it is ready, a link to it that opens for a minute [C40].',
    ids: { email: 'public' },
    answer: z.object({
      export: DataExport,
      /** `null` while the copy is being prepared. */
      link: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
    }),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleCloseAccount: {
    ...operator,
    route: 'POST /console/api/players/{email}/closure',
    summary:
      'Close an account for good as its player wishes, and have erased what no law has kept; `account_in_use` names in `account` what has to end before [C40].',
    ids: { email: 'public' },
    answer: Closed,
    refusals: ['unauthenticated', 'not_found', 'account_in_use'],
  },
});
