import { CallError } from '@liftoff/contract/core/client';
import { documentHeadBytes, documentMaxBytes, documentType } from '@liftoff/rules/verification/document-type';

/** What a screen can say of a file that was not taken. */
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

/** What is wrong with a file before it is sent; null: the platform looks closer. */
export async function faultOfFile(file: Blob): Promise<DocumentFault | null> {
  if (file.size > documentMaxBytes) return 'too_large';
  const head = new Uint8Array(await file.slice(0, documentHeadBytes).arrayBuffer());
  return documentType(head) === null ? 'not_a_document' : null;
}

/** Why the platform has not taken a file. */
export function faultOfError(error: unknown): DocumentFault {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.status === 0) return 'network';
  const named = [error.refusal, ...(error.body?.errors?.file ?? []), ...(error.body?.errors?.step ?? [])];
  return documentFaults.find(fault => named.includes(fault)) ?? 'unknown';
}

/** A file's name as the platform takes it: no path, nothing invisible, no dot in front. */
export function documentName(name: string): string {
  const clean = name
    .replaceAll(/[/\\\p{C}\p{Zl}\p{Zp}]/gu, '-')
    .replace(/^[.\s]+/u, '')
    .trim();
  const most = 120;
  return clean.length > most ? clean.slice(-most).replace(/^[.\s]+/u, '') : clean || 'document';
}
