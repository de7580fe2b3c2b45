import type { consoleConfiguration, DocumentReader as AskedReader } from '@liftoff/contract/console/configuration';
import { isLocale, sourceLocale } from '@liftoff/contract/core/locale';
import { checkDocument, type CheckedDocument } from '../configuration/check-document.ts';
import type { DocumentKind, DocumentReader } from '../configuration/document-kind.ts';
import {
  changeDocument,
  documentInForce,
  documentVersions,
  lockDocuments,
  versionInForce,
  type DocumentVersion,
} from '../configuration/documents.ts';
import { refuse, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';

const viewOf = ({ changed_at, ...version }: DocumentVersion) => ({ ...version, changed_at: changed_at.toISOString() });

/** The refusal of a faulty value. It names each faulty field. */
function faulty({ faults }: Extract<CheckedDocument, { faults: readonly unknown[] }>): Refused {
  const fields = Map.groupBy(faults, ({ path }) => (path === '' ? 'value' : `value.${path}`));
  return refuse('invalid', Object.fromEntries([...fields].map(([field, of]) => [field, of.map(({ fault }) => fault)])));
}

const readerOf = ({ l, country, group, currency, at }: AskedReader, now: Date): DocumentReader => ({
  locale: l !== undefined && isLocale(l) ? l : sourceLocale,
  country: country?.toUpperCase() ?? null,
  groups: group === undefined ? [] : [group],
  currency: currency ?? 'EUR',
  now: at === undefined ? now : new Date(at),
});

/** Calls with which staff read, edit and preview configuration documents of these kinds. */
export function configurationHandlers(
  { db, deps }: Platform,
  kinds: readonly DocumentKind[],
): Handlers<typeof consoleConfiguration> {
  const kindOf = (name: string) => kinds.find(kind => kind.isName(name));
  return {
    consoleConfiguration: async ({ query: { name, history } }) =>
      (await documentVersions(db, { name, history: history === 'true' })).map(viewOf),
    consoleSetConfiguration: async ({ params: { name }, body }, { operator, ip }) => {
      const kind = kindOf(name);
      if (kind === undefined) return refuse('not_found');
      return await db.transaction(async tx => {
        await lockDocuments(tx);
        const checked = await checkDocument(tx, kind, body.value);
        if (checked.faults !== undefined) return faulty(checked);
        const { version, reason } = body;
        const { value } = checked;
        const changed = await changeDocument(tx, { name, version, value, reason, by: operator, at: deps.now() });
        if (changed === null) return refuse('rate_changed');
        if (value !== null) await kind.stored?.(tx, value);
        const { before, after } = changed;
        await audit(tx, deps, {
          actor: operator,
          action: 'configuration.edited',
          subject: `configuration:${name}`,
          before: before === null ? null : { version: before.version, value: before.value },
          after: { version: after.version, value: after.value, reason },
          ip,
        });
        return viewOf(after);
      });
    },
    consolePreviewConfiguration: async ({ params: { name }, body }) => {
      const kind = kindOf(name);
      if (kind === undefined) return refuse('not_found');
      const version = (await versionInForce(db, name))?.version ?? 0;
      const checked: CheckedDocument =
        body.value === undefined
          ? { value: await documentInForce(db, kind, name) }
          : await checkDocument(db, kind, body.value);
      if (checked.faults !== undefined) return faulty(checked);
      const { value } = checked;
      if (value === null || kind.preview === undefined) return { version, preview: value };
      return { version, preview: await kind.preview(db, value, readerOf(body.reader, deps.now())) };
    },
  };
}
