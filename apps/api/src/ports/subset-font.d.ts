declare module 'subset-font' {
  /** The part of a font that has the characters of `text`, as a TrueType font with its axes at fixed places. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>
}
