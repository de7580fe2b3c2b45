// Folded shapes that narrow to a point at the bottom.
import { half, mirrored, side, type PaperFacet } from './paper.ts';

const fox: PaperFacet[] = mirrored([
  half('28,22 92,74 42,108', 'lit', 'body'),
  half('44,48 80,78 51,98', 'shade', 'fold'),
  half('92,74 100,74 100,176 42,108', 'light', 'shade'),
  half('42,108 84,130 100,176', 'white', 'grey'),
  half('68,108 90,118 79,126', 'ink', 'ink'),
  half('86,154 100,154 100,177', 'ink', 'ink'),
  half('90,74 100,74 100,106', 'lit', 'light'),
]);

const heart: PaperFacet[] = mirrored([
  half('100,60 68,26 56,82', 'lit', 'light'),
  half('68,26 32,38 56,82', 'lit', 'body'),
  half('32,38 16,80 56,82', 'light', 'shade'),
  half('16,80 44,128 56,82', 'body', 'fold'),
  half('44,128 100,178 56,82', 'light', 'shade'),
  half('100,60 56,82 100,178', 'body', 'shade'),
]);

const shield: PaperFacet[] = mirrored([
  half('100,18 34,40 100,88', 'lit', 'body'),
  half('34,40 42,112 100,88', 'light', 'shade'),
  half('42,112 100,182 100,88', 'body', 'fold'),
]);

const tulip: PaperFacet[] = [
  ...mirrored([
    half('100,22 66,74 100,90', 'lit', 'light'),
    half('32,34 66,74 34,112', 'lit', 'shade'),
    half('66,74 34,112 72,142', 'light', 'fold'),
    half('66,74 100,90 100,150 72,142', 'body', 'shade'),
  ]),
  side('96,146 104,146 104,188 96,188', 'fold'),
];

export const pointed = { fox, heart, shield, tulip };
