import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import { parseClaims } from '@saki/domain/preflight/claims'
import { passageText, soughtWordsOf, type Passage, type TextPart } from '@saki/domain/search/textTerms'

import { AppError } from '../../errors.ts'
import type { PageLine } from '../../ports/pdfLines.ts'
import type { Services } from '../../services.ts'
import { listStems } from '../../wordStems.sql.ts'
import {
  deleteCaseText,
  findTextCase,
  listTextFiles,
  listWaitingTexts,
  publishCaseText,
  replaceCaseText,
  saveTextOutcome,
  endWaiting,
  holdWaiting,
  type TextCase,
  type TextFile,
} from './caseTexts.sql.ts'
import { readPdfLines } from './decodeFile.ts'
import { readVerified } from './verifiedBytes.ts'

type Reader = Pick<Services, 'db' | 'files' | 'log' | 'clock'>

const AT_ONCE = 100
/** Minutes until a file in quarantine, or one that could not be fetched, is tried again. */
const LATER_MINUTES = 10
/** Larger files are not read: their bytes are verified in memory. */
const MOST_BYTES = 60 * 1024 * 1024

/** The job `index_texts`: reads patents that wait, for at most `forMs`. One that fails waits again and holds up no other. Returns how many were read. */
export async function readWaitingTexts(services: Reader, { forMs = 20_000 } = {}): Promise<number> {
  const end = performance.now() + forMs
  let done = 0
  for (;;) {
    const ids = await listWaitingTexts(services.db, services.clock(), AT_ONCE)
    for (const id of ids) {
      if (performance.now() > end) return done
      const later = new Date(services.clock().getTime() + LATER_MINUTES * 60_000)
      await holdWaiting(services.db, id, later)
      const isDone = await readCaseText(services, id).catch((error: unknown) => {
        services.log.warn({ err: error, applicationId: id }, 'text not read')
        return false
      })
      if (isDone) await endWaiting(services.db, id, later)
      done += 1
    }
    if (ids.length < AT_ONCE) return done
  }
}

/** Reads the text of a patent; false when some of its files must wait. */
async function readCaseText(services: Reader, applicationId: number): Promise<boolean> {
  const { db } = services
  const found = await findTextCase(db, applicationId)
  if (!found) {
    await deleteCaseText(db, applicationId)
    return true
  }
  const files = await listTextFiles(db, applicationId)
  const known = files.filter(({ scanState }) => scanState !== 'scanning' && scanState !== 'infected')
  const sources = [found.title, found.englishTitle, ...known.map(({ fileId }) => fileId)].join('\n')
  const isWaiting = files.some(({ scanState }) => scanState === 'scanning')
  if (found.sources === sources) {
    await publishCaseText(db, applicationId, found.isPublic)
    return !isWaiting
  }
  const passages = [found.title, found.englishTitle].map((body) => passageOf('title', body))
  for (const file of known) passages.push(...(await passagesOf(services, found, file)))
  const whole = passages.filter(({ body }) => body !== '')
  const stems = await listStems(db, soughtWordsOf(whole))
  await replaceCaseText(db, { applicationId, isPublic: found.isPublic, sources, passages: whole, stems })
  return !isWaiting
}

async function passagesOf(services: Reader, { ownerId, snapshot, applicationId }: TextCase, file: TextFile) {
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

const passageOf = (part: TextPart, body: string): Passage => ({
  part,
  page: null,
  claim: null,
  fileId: null,
  body: passageText(body),
})

/** Throws while the decoder is busy or the store is unreachable. */
async function linesOf(services: Reader, account: number, file: TextFile): Promise<PageLine[] | 'unreadable'> {
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
