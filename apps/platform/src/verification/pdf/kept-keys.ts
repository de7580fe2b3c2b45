const decisions = (text: string): string[] => text.split(/\s+/).filter(decision => decision !== '');

/** What is said of what is drawn: nothing that runs, opens, sends, links, names a file or describes the document. */
export const keptKeys: ReadonlySet<string> = new Set([
  // Of streams, but for a file outside of the document (`F`).
  ...decisions(
    'Filter DecodeParms Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1',
  ),
  ...decisions('DamagedRowsBeforeError ColorTransform Length1 Length2 Length3'),
  // Of resources, fonts and the programs in them.
  ...decisions(
    'Type Subtype Font XObject ColorSpace ExtGState Pattern Shading ProcSet BaseFont FirstChar LastChar Widths',
  ),
  ...decisions(
    'FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo Registry Ordering Supplement W DW W2 DW2',
  ),
  ...decisions(
    'CIDToGIDMap Name FontMatrix CharProcs FontBBox BaseEncoding Differences FontName Flags ItalicAngle Ascent',
  ),
  ...decisions(
    'Descent CapHeight StemV StemH XHeight AvgWidth MaxWidth MissingWidth Leading FontFile FontFile2 FontFile3',
  ),
  ...decisions('CharSet CIDSet FontFamily FontStretch FontWeight CMapName WMode UseCMap Resources'),
  // Of pictures and drawings.
  ...decisions(
    'Width Height BitsPerComponent Decode Interpolate ImageMask Mask SMask SMaskInData Matte Intent FormType BBox',
  ),
  ...decisions('Matrix Group S CS I BC G TR'),
  // Of how it is drawn.
  ...decisions('LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR2 FL SM SA BM CA ca AIS TK'),
  ...decisions(
    'PatternType PaintType TilingType XStep YStep ShadingType Background AntiAlias Coords Domain Function Extend',
  ),
  ...decisions('BitsPerCoordinate BitsPerFlag VerticesPerRow FunctionType Range C0 C1 N Functions Bounds Encode Size'),
  ...decisions('BitsPerSample Order Alternate WhitePoint BlackPoint Gamma'),
]);

/** Keys whose dictionary names things of the document's own, so that any name may stand in it. */
export const keysOfNames: ReadonlySet<string> = new Set(
  decisions('Font XObject ColorSpace ExtGState Pattern Shading CharProcs'),
);

/** What a page has beside its resources and its contents, and inherits from the pages above it. */
export const pageKeys = ['MediaBox', 'CropBox', 'Rotate'] as const;
