/** Makes PDFs (PDF/A-2b, tagged) from the templates of the portal. */
export interface DocumentMaker {
  /**
   * `template` names a .typ file; `data` is what it shows: text stays text, whatever signs it holds. `pictures` are JPEG or PNG bytes the
   * template shows as picture-0, picture-1, … Resolves with the bytes, the number of pages, and the characters no font of ours has
   * (written as U+XXXX). The same input gives the same bytes.
   */
  make(
    template: 'receipt' | 'sheet' | 'paper' | 'letter' | 'certificate' | 'gazette',
    data: unknown,
    pictures?: Uint8Array[],
  ): Promise<MadeDocument>
  stop(): Promise<void>
}

export interface MadeDocument {
  bytes: Uint8Array
  pages: number
  unshown: string[]
}
