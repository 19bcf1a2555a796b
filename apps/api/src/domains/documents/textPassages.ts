import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import { parseClaims } from '@saki/domain/preflight/claims'
import { passageText, type Passage, type TextPart } from '@saki/domain/search/textTerms'

import { AppError } from '../../errors.ts'
import type { PageLine } from '../../ports/pdfLines.ts'
import type { Services } from '../../services.ts'
import { saveTextOutcome, type TextCase, type TextFile } from './caseTexts.sql.ts'
import { readPdfLines } from './decodeFile.ts'
import { readVerified } from './verifiedBytes.ts'

export type TextReader = Pick<Services, 'db' | 'files' | 'log' | 'clock'>

/** Larger files are not read: their bytes are verified in memory. */
const MOST_BYTES = 60 * 1024 * 1024

/** The passages of a document, and keeps how far it could be read. Throws while the decoder is busy or the store is unreachable. */
export async function passagesOf(
  services: TextReader,
  { ownerId, snapshot, applicationId }: TextCase,
  file: TextFile,
): Promise<Passage[]> {
  const { fileId, slot, pages } = file
  const lines = await linesOf(services, ownerId, file)
  const outcome = lines === 'unreadable' ? lines : lines.length > 0 ? 'read' : 'scan'
  await saveTextOutcome(services.db, { fileId, applicationId, outcome, readAt: services.clock() })
  if (lines === 'unreadable') return []
  if (slot !== 'GAB') return partOf(slot, fileId, lines)
  return findPatentParts(snapshot, [{ slot, pages }]).flatMap(({ slot: part, from = 1, pages: length = 1 }) =>
    partOf(
      part,
      fileId,
      lines.filter(({ page }) => page >= from && page < from + length),
    ),
  )
}

const parts: Readonly<Record<string, TextPart>> = { DES: 'description', KLM: 'claims', ABS: 'abstract' }

/** Claims one by one, other parts page by page. */
function partOf(slot: string, fileId: string, lines: readonly PageLine[]): Passage[] {
  const part = parts[slot]
  if (!part) return []
  const claims = part === 'claims' ? parseClaims(lines) : []
  if (claims.length > 0)
    return claims.map(({ number, page, text }) => ({ ...passageOf(part, text), page, claim: number, fileId }))
  const byPage = Map.groupBy(lines, ({ page }) => page)
  return [...byPage].map(([page, own]) => ({
    ...passageOf(part, withoutLineNumbers(own.map(({ text }) => text)).join(' ')),
    page,
    fileId,
  }))
}

/** Lines of a page without the numbers 5, 10, 15 … that stand before every fifth one. */
function withoutLineNumbers(lines: readonly string[]): string[] {
  let next = 5
  return lines.map((line) => {
    const [number = '', rest = ''] = /^(\d{1,2})\s+(\p{L}.*)$/su.exec(line)?.slice(1) ?? []
    if (Number(number) !== next) return line
    next += 5
    return rest
  })
}

export const passageOf = (part: TextPart, body: string): Passage => ({
  part,
  page: null,
  claim: null,
  fileId: null,
  body: passageText(body),
})

/** Throws while the decoder is busy or the store is unreachable. */
async function linesOf(services: TextReader, account: number, file: TextFile): Promise<PageLine[] | 'unreadable'> {
  const { objectKey: key, sha256, sizeBytes: size } = file
  if (size > MOST_BYTES) return 'unreadable'
  const path = join(services.files.tempDir, `text-${randomUUID()}`)
  try {
    await writeFile(path, await readVerified(services, { key, sha256, size }), { mode: 0o600 })
    return await readPdfLines(account, path, null)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_REFUSED') return 'unreadable'
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
