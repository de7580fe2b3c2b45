import { CallError } from '@liftoff/contract/core/client';
import { documentHeadBytes, documentMaxBytes, documentType } from '@liftoff/rules/verification/document-type';

/** Reasons for rejecting a file for which the screen has texts. */
export const documentFaults = [
  'too_large',
  'not_a_document',
  'unreadable',
  'too_many_pixels',
  'too_small',
  'too_many_pages',
  'rate_limited',
  'locked',
  'network',
  'unknown',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Checks a file before it is sent. Returns `null` if no fault is found; the platform then checks it further. */
export async function faultOfFile(file: Blob): Promise<DocumentFault | null> {
  if (file.size > documentMaxBytes) return 'too_large';
  const head = new Uint8Array(await file.slice(0, documentHeadBytes).arrayBuffer());
  return documentType(head) === null ? 'not_a_document' : null;
}

/** The reason why the platform rejected a file. */
export function faultOfError(error: unknown): DocumentFault {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.status === 0) return 'network';
  const named = [error.refusal, ...(error.body?.errors?.file ?? []), ...(error.body?.errors?.step ?? [])];
  return documentFaults.find(fault => named.includes(fault)) ?? 'unknown';
}

/**
 * Changes a file name so that the platform accepts it: no path separators, no invisible characters, no leading dot.
 */
export function documentName(name: string): string {
  const clean = name
    .replaceAll(/[/\\\p{C}\p{Zl}\p{Zp}]/gu, '-')
    .replace(/^[.\s]+/u, '')
    .trim();
  const most = 120;
  return clean.length > most ? clean.slice(-most).replace(/^[.\s]+/u, '') : clean || 'document';
}
