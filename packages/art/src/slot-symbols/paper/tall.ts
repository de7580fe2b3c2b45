// Tall folded shapes that stand or hang.
import { half, mirrored, side, type PaperFacet } from './paper.ts';

const kite: PaperFacet[] = [
  side('100,14 38,76 100,76', 'lit'),
  side('100,14 162,76 100,76', 'body'),
  side('38,76 100,76 100,158', 'light'),
  side('162,76 100,76 100,158', 'fold'),
  side('100,158 80,166 82,180', 'light'),
  side('100,158 120,166 114,184', 'shade'),
];

const leaf: PaperFacet[] = [
  side('97,150 103,150 112,188 104,190', 'fold'),
  ...mirrored([
    half('100,14 64,50 100,62', 'lit', 'body'),
    half('64,50 46,88 100,98 100,62', 'light', 'shade'),
    half('46,88 50,126 100,130 100,98', 'lit', 'body'),
    half('50,126 72,154 100,168 100,130', 'light', 'shade'),
  ]),
];

const lantern: PaperFacet[] = [
  side('96,14 104,14 104,32 96,32', 'fold'),
  side('68,30 132,30 124,46 76,46', 'shade'),
  side('76,46 40,96 76,146', 'lit'),
  side('76,46 100,46 100,146 76,146', 'light'),
  side('100,46 124,46 124,146 100,146', 'body'),
  side('124,46 160,96 124,146', 'fold'),
  side('76,146 124,146 132,162 68,162', 'shade'),
  side('92,162 108,162 104,188 96,188', 'fold'),
];

const drop: PaperFacet[] = [
  side('100,12 46,98 100,118', 'lit'),
  side('100,12 154,98 100,118', 'body'),
  side('46,98 58,150 100,118', 'light'),
  side('154,98 142,150 100,118', 'shade'),
  side('58,150 100,178 100,118', 'body'),
  side('142,150 100,178 100,118', 'fold'),
];

const crystal: PaperFacet[] = [
  side('92,14 52,62 86,74', 'lit'),
  side('92,14 86,74 146,56', 'light'),
  side('52,62 86,74 82,182 60,146', 'light'),
  side('86,74 118,66 120,176 82,182', 'body'),
  side('118,66 146,56 142,146 120,176', 'fold'),
];

export const tall = { kite, leaf, lantern, drop, crystal };
