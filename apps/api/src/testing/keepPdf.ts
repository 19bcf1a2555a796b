import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder into which PDFs of letters are written, to be looked at (`npm run letters`); by default none. */
export const letterFolder = process.env['LETTER_PICTURES']

/** Writes a PDF into that folder, if there is one. */
export async function keepPdf(name: string, bytes: Uint8Array): Promise<void> {
  if (!letterFolder) return
  await mkdir(letterFolder, { recursive: true })
  await writeFile(join(letterFolder, `${name}.pdf`), bytes)
}
