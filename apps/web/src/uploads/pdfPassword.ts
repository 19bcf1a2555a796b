import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Whether a PDF opens with a password only. Damaged files do not ask for one. For a worker: nothing of the file is run. */
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
    // A worker has no document; fonts and pages, which would want one, are never asked for.
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
