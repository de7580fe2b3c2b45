const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

/** What is said of what is drawn: nothing that runs, opens, sends, links, names a file or describes the document. */
export const keptKeys: ReadonlySet<string> = new Set([
  // Of streams, but for a file outside of the document (`F`).
  ...words(
    'Filter DecodeParms Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1',
  ),
  ...words('DamagedRowsBeforeError ColorTransform Length1 Length2 Length3'),
  // Of resources, fonts and the programs in them.
  ...words('Type Subtype Font XObject ColorSpace ExtGState Pattern Shading ProcSet BaseFont FirstChar LastChar Widths'),
  ...words('FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo Registry Ordering Supplement W DW W2 DW2'),
  ...words('CIDToGIDMap Name FontMatrix CharProcs FontBBox BaseEncoding Differences FontName Flags ItalicAngle Ascent'),
  ...words('Descent CapHeight StemV StemH XHeight AvgWidth MaxWidth MissingWidth Leading FontFile FontFile2 FontFile3'),
  ...words('CharSet CIDSet FontFamily FontStretch FontWeight CMapName WMode UseCMap Resources'),
  // Of pictures and drawings.
  ...words(
    'Width Height BitsPerComponent Decode Interpolate ImageMask Mask SMask SMaskInData Matte Intent FormType BBox',
  ),
  ...words('Matrix Group S CS I BC G TR'),
  // Of how it is drawn.
  ...words('LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR2 FL SM SA BM CA ca AIS TK'),
  ...words(
    'PatternType PaintType TilingType XStep YStep ShadingType Background AntiAlias Coords Domain Function Extend',
  ),
  ...words('BitsPerCoordinate BitsPerFlag VerticesPerRow FunctionType Range C0 C1 N Functions Bounds Encode Size'),
  ...words('BitsPerSample Order Alternate WhitePoint BlackPoint Gamma'),
]);

/** Keys whose dictionary names things of the document's own, so that any name may stand in it. */
export const keysOfNames: ReadonlySet<string> = new Set(
  words('Font XObject ColorSpace ExtGState Pattern Shading CharProcs'),
);

/** What a page has beside its resources and its contents, and inherits from the pages above it. */
export const pageKeys = ['MediaBox', 'CropBox', 'Rotate'] as const;
