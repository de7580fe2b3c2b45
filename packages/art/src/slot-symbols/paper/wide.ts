// Wide folded shapes: with a broad base, or in flight.
import { side, type PaperFacet } from './paper.ts';

const boat: PaperFacet[] = [
  side('100,36 100,124 54,124', 'lit'),
  side('100,36 146,124 100,124', 'body'),
  side('100,36 119,72 100,98', 'light'),
  side('18,86 100,116 100,164 60,164', 'light'),
  side('182,86 100,116 100,164 140,164', 'fold'),
  side('18,86 100,116 55,130', 'lit'),
  side('182,86 100,116 145,130', 'shade'),
];

const fish: PaperFacet[] = [
  side('92,46 128,24 126,76', 'shade'),
  side('16,102 92,44 82,102', 'lit'),
  side('92,44 144,102 82,102', 'light'),
  side('16,102 82,102 92,160', 'body'),
  side('82,102 144,102 92,160', 'shade'),
  side('136,102 186,50 168,102', 'light'),
  side('136,102 168,102 186,154', 'fold'),
  side('50,90 58,96 50,102 42,96', 'ink'),
];

const mountain: PaperFacet[] = [
  side('146,78 114,166 152,166', 'body'),
  side('146,78 152,166 190,166', 'fold'),
  side('88,26 12,166 74,166', 'lit'),
  side('88,26 74,166 100,108', 'light'),
  side('88,26 100,108 160,166', 'shade'),
  side('100,108 74,166 160,166', 'body'),
  side('88,26 60,78 78,88 88,70', 'white'),
  side('88,26 88,70 104,86 117,82', 'grey'),
];

const crown: PaperFacet[] = [
  side('20,56 62,106 34,160', 'lit'),
  side('62,106 34,160 78,160', 'light'),
  side('100,36 62,106 78,160 100,124', 'lit'),
  side('100,36 138,106 122,160 100,124', 'shade'),
  side('100,124 78,160 122,160', 'body'),
  side('138,106 122,160 166,160', 'shade'),
  side('180,56 138,106 166,160', 'fold'),
];

const plane: PaperFacet[] = [
  side('186,38 14,90 76,116', 'lit'),
  side('186,38 76,116 88,174', 'fold'),
  side('186,38 88,174 112,132', 'shade'),
  side('186,38 112,132 158,156', 'light'),
];

export const wide = { boat, fish, mountain, crown, plane };
