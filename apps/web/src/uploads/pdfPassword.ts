import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Whether a PDF opens with a password only; false for damaged files. Runs in a worker, without scripts of the file. */
export async function asksForPassword(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const loading = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    // PDF.js asks for a document. A worker has none, but fonts and pages, which would use it, are not loaded.
    ownerDocument: globalThis as unknown as HTMLDocument,
  })
  try {
    await loading.promise
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  } finally {
    void loading.destroy()
  }
}
