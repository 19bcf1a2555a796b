/** Makes PDFs (PDF/A-2b, tagged) from the templates of the portal. */
export interface DocumentMaker {
  /** `template` names a .typ file; `data` is what it shows. Resolves with the bytes and the number of pages. */
  make(template: 'receipt', data: unknown): Promise<{ bytes: Uint8Array; pages: number }>
  stop(): Promise<void>
}
