import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema } from '../core/money.ts';
import { AnyJson, CountryCode, text, trimmedText } from '../core/text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** A version of a document. `value` is `null` if the document was removed, `reason` if the version is from a file. */
const DocumentVersion = z.object({
  name: z.string(),
  version: z.int(),
  value: z.unknown(),
  changed_by: z.string(),
  changed_at: z.string(),
  reason: z.string().nullable(),
});

/** The reader for whom a document is previewed. `at` is the current time by default. */
const DocumentReader = z.strictObject({
  l: text(8).optional(),
  country: CountryCode.optional(),
  group: text(20).optional(),
  currency: CurrencyCodeSchema.optional(),
  at: z.iso.datetime({ offset: true }).optional(),
});
export type DocumentReader = z.infer<typeof DocumentReader>;

const ofName = { ids: { name: 'public', group: 'public' }, params: { name: text(80).min(1) } } as const;

/** Calls with which staff edit configuration: the shop, levels, the adventure, VIP levels, banners and more. */
export const consoleConfiguration = endpoints({
  consoleConfiguration: {
    ...operator,
    route: 'GET /console/api/configuration',
    summary: 'The configuration documents in force, or with `history` all their versions, newest first.',
    query: z.object({ name: text(80).optional(), history: z.enum(['true', 'false']).default('false') }),
    answer: z.array(DocumentVersion),
    refusals: ['unauthenticated', 'invalid'],
  },
  consoleSetConfiguration: {
    ...operator,
    ...ofName,
    route: 'PUT /console/api/configuration/{name}',
    summary:
      'Store a new version of a document; null removes one that can be missing. `version` is the one that was edited, 0 for a new document; `rate_changed` if somebody else has changed it since.',
    body: z.strictObject({ version: z.int().min(0), value: AnyJson, reason: trimmedText(500).min(1) }),
    answer: DocumentVersion,
    refusals: ['unauthenticated', 'not_found', 'invalid', 'rate_changed'],
  },
  consolePreviewConfiguration: {
    ...operator,
    ...ofName,
    route: 'POST /console/api/configuration/{name}/preview',
    summary:
      'Show a document as a reader would see it: in a locale, of a country and a group, with a currency, at a moment. With `value` the preview is of that draft, which is checked and not stored.',
    body: z.strictObject({ value: AnyJson.optional(), reader: DocumentReader.default({}) }),
    answer: z.object({ version: z.int(), preview: z.unknown() }),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});
