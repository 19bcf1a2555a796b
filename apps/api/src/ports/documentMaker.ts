/** Makes PDFs (PDF/A-2b, tagged) from the portal's templates. */
export interface DocumentMaker {
  /**
   * `template` is the name of a .typ file, `data` its content; text in it is never interpreted as markup. The template finds `pictures`
   * (JPEG or PNG) as picture-0, picture-1, … Returns the bytes, the number of pages, and the characters no font has (printed as U+XXXX).
   * The same input gives the same bytes. `limitMs`: milliseconds it may take, for long documents.
   */
  make(
    template: 'receipt' | 'sheet' | 'paper' | 'letter' | 'certificate' | 'gazette' | 'search',
    data: unknown,
    pictures?: Uint8Array[],
    limitMs?: number,
  ): Promise<MadeDocument>
  stop(): Promise<void>
}

export interface MadeDocument {
  bytes: Uint8Array
  pages: number
  unshown: string[]
  /** Pages of what the template marks as <entry>, in order. */
  entryPages: number[]
}
