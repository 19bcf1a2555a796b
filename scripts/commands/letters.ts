import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { installed, root } from '../root.ts'

/** Pages of a document that become pictures, and their resolution. */
const [MOST_PAGES, DPI] = ['6', '70']

/** Makes every type of letter for every right with contents of each kind, and receipts of refunds, as PDFs and, where pdftoppm is installed, pictures in `.cache/letters`. */
export async function lettersCommand(): Promise<void> {
  const folder = join(root, '.cache/letters')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = ['letters/letterPages', 'payments/refundLetters'].map((name) => `apps/api/src/domains/${name}.test.ts`)
  const { status } = spawnSync(
    process.execPath,
    [installed('vitest'), 'run', '--project', 'api', '--testTimeout', '600000', ...files],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LETTER_PICTURES: folder },
    },
  )
  const documents = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
  for (const name of documents) {
    const path = join(folder, name)
    const { error } = spawnSync('pdftoppm', ['-png', '-r', DPI, '-l', MOST_PAGES, path, path.replace(/\.pdf$/, '')])
    if (error) {
      console.log('No pictures: pdftoppm (poppler-utils) is not installed.')
      break
    }
  }
  console.log(`${documents.length} documents in ${folder}`)
  if (status !== 0) throw new Error('the structure of some letters is wrong; see above')
}
