import { expect, it } from 'vitest';
import { documentType } from './document-type.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

it.each([
  ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n\u0000\u0000', 'png'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'webp'],
  ['%PDF-1.7\n', 'pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['GIF89a', null],
  ['RIFF\u0000\u0000\u0000\u0000WAVE', null],
  [' %PDF-1.7', null],
  ['PK\u0003\u0004', null],
  ['<html>', null],
  ['\u00ff\u00d8', null],
  ['', null],
])('identifies a file that begins with %j as %s [A47]', (head, type) => expect(documentType(bytes(head))).toBe(type));
