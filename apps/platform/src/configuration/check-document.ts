import type { DocumentFault, DocumentKind } from './document-kind.ts';
import type { Sql } from '../database/database.ts';

export type CheckedDocument =
  | { readonly value: unknown; readonly faults?: never }
  | { readonly faults: readonly DocumentFault[] };

/** Checks a value that staff have sent, by the same rules as a file at start-up. Unknown fields are errors. */
export async function checkDocument(sql: Sql, kind: DocumentKind, written: unknown): Promise<CheckedDocument> {
  if (written === null && kind.isOptional) return { value: null };
  const parsed = kind.shape.safeParse(written);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), fault: message })) };
  const lost = lostField(written, parsed.data);
  if (lost !== null) return { faults: [{ path: lost, fault: 'is not known' }] };
  const fault = (await kind.faultOf?.(sql, parsed.data)) ?? null;
  return fault === null ? { value: parsed.data } : { faults: [fault] };
}

/** The path of a field that a shape has dropped; `null` if there is none. */
function lostField(written: unknown, parsed: unknown): string | null {
  if (typeof written !== 'object' || written === null || typeof parsed !== 'object' || parsed === null) return null;
  const kept = new Map<string, unknown>(Object.entries(parsed));
  for (const [key, inner] of Object.entries(written)) {
    if (inner === undefined) continue;
    const lost = kept.has(key) ? lostField(inner, kept.get(key)) : '';
    if (lost !== null) return lost === '' ? key : `${key}.${lost}`;
  }
  return null;
}
