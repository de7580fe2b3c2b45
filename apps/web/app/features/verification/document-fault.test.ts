import { CallError } from '@liftoff/contract/core/client';
import { callTable } from '@liftoff/contract/core/call-table';
import { expect, it } from 'vitest';
import { documentName, faultOfError, faultOfFile } from './document-fault.ts';

const head = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

it('rejects a file that cannot be a document before it is sent [A47]', async () => {
  const pdf = head('%PDF-1.7\n%…');
  expect(await faultOfFile(new Blob([pdf]))).toBeNull();
  expect(await faultOfFile(new Blob([head('<svg xmlns="…">')]))).toBe('not_a_document');
  expect(await faultOfFile(new Blob([]))).toBe('not_a_document');
  expect(await faultOfFile(new Blob([pdf, new Uint8Array(callTable.sendDocument.file.maxBytes)]))).toBe('too_large');
  expect(
    await faultOfFile(new Blob([pdf, new Uint8Array(callTable.sendDocument.file.maxBytes - pdf.length)])),
  ).toBeNull();
});

it.each([
  ['ID card.jpg', 'ID card.jpg'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['.bashrc', 'bashrc'],
  ['a\u0000\u202eb.jpg', 'a--b.jpg'],
  ['  ', 'document'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('changes the file name %j to %j, which the platform accepts [A47]', (name, sent) => {
  expect(documentName(name)).toBe(sent);
  expect(callTable.sendDocument.query.safeParse({ step: 'face', name: sent }).success).toBe(true);
});

it.each([
  [new CallError(413, 'too_large'), 'too_large'],
  [
    new CallError(422, 'invalid', { refusal: 'invalid', errors: { file: ['too_many_pages'] }, request_id: '' }),
    'too_many_pages',
  ],
  [new CallError(403, 'forbidden', { refusal: 'forbidden', errors: { step: ['locked'] }, request_id: '' }), 'locked'],
  [new CallError(429, 'rate_limited'), 'rate_limited'],
  [new CallError(0, 'timeout'), 'network'],
  [new CallError(500, 'unknown'), 'unknown'],
  [new Error('other'), 'unknown'],
])('maps the upload error %s to the fault %s', (error, fault) => expect(faultOfError(error)).toBe(fault));
