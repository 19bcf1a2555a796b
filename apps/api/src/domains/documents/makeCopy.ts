import { createHash, randomBytes } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Db } from '@saki/db'
import { longDateText } from '@saki/texts/dates'

import { memorySource } from '../../ports/fileWindows.ts'
import type { MadeDocument } from '../../ports/documentMaker.ts'
import { readPdf, pageTree } from '../../ports/pdfReader.ts'
import { startPdf, type PdfOutput } from '../../ports/pdfWriter.ts'
import { UnreadablePdf } from '../../ports/pdfXref.ts'
import type { Services } from '../../services.ts'
import { openParts, type CopyPart, type PartStore, type Unshown } from './copyParts.ts'
import type { StoredBytes } from './storedBytes.ts'
import { listFilesById } from './letter.sql.ts'
import { letterText } from './letterText.ts'
import { paperText } from './paperText.ts'
import { renderLetter } from './renderLetter.ts'
import type { CertificateContent } from './certificateContent.ts'
import type { RequestedContent } from './requestedContent.ts'

/** A document with files behind it. */
export type CopiedContent = RequestedContent | CertificateContent

/** A finished PDF on the disk of the store; the caller moves or removes it. */
export interface MadeCopy extends Omit<MadeDocument, 'bytes' | 'entryPages'> {
  path: string
  sizeBytes: number
  sha256: Buffer
}

interface Listed {
  title: string
  part: CopyPart | Unshown
}

/** Most renderings until the index names its own pages: a longer index can move the files by a page. */
const MOST_RENDERINGS = 4

/**
 * Makes a certified copy, or the certificate of a patent: the letter with an index, then the certificate and every file. A file that is lost,
 * damaged, in quarantine or of a type without pages is named in the index with the reason. Large files are read in parts. `certificate`: PDF of the certificate of the content.
 */
export async function makeCopy(
  db: Db,
  services: Services,
  content: CopiedContent,
  made: { at: Date; seal: string; signedNote: string; certificate: StoredBytes | null },
): Promise<MadeCopy> {
  const parts = openParts(services)
  try {
    const listed = await listedParts(db, content, parts, made.certificate)
    for (;;) {
      const front = await renderFront(db, services, content, listed, made)
      const copy = await writeCopy(services, content, front, listed)
      if (!('failed' in copy)) return { ...copy, pages: front.pages + pagesOf(listed), unshown: front.unshown }
      listed[copy.failed] = { title: listed[copy.failed]?.title ?? '', part: 'unreadable' }
    }
  } finally {
    await parts.close()
  }
}

async function listedParts(
  db: Db,
  { files }: CopiedContent,
  parts: PartStore,
  certificate: StoredBytes | null,
): Promise<Listed[]> {
  const listed: Listed[] = []
  if (certificate) listed.push({ title: letterText('issued.certificate'), part: await parts.ofPdf(certificate) })
  const stored = new Map(
    (
      await listFilesById(
        db,
        files.map(({ fileId }) => fileId),
      )
    ).map((file) => [file.fileId, file]),
  )
  for (const { fileId, kind, name } of files)
    listed.push({
      title: `${kind}: ${name.text.replaceAll('\u200B', '')}`,
      part: await parts.ofFile(stored.get(fileId)),
    })
  return listed
}

/** The letter with the pages of each file; rendered again when its own length moves them. */
async function renderFront(
  db: Db,
  services: Services,
  content: CopiedContent,
  listed: readonly Listed[],
  made: { at: Date; seal: string; signedNote: string },
): Promise<MadeDocument> {
  let front: MadeDocument | undefined
  for (let count = 0; count < MOST_RENDERINGS; count++) {
    const length = front?.pages ?? 1
    front = await renderLetter(db, services, withIndex(content, listed, length), { ...made, mark: '' })
    if (count > 0 && front.pages === length) return front
  }
  throw new Error('the index of a copy does not settle')
}

/** The content with its index of files for the template. */
function withIndex(content: CopiedContent, listed: readonly Listed[], length: number) {
  let next = length + 1
  const places = listed.map(({ part }) => {
    if (typeof part === 'string') return letterText(`issued.unshown.${part}`)
    const [from, to] = [next, next + part.pages - 1]
    next += part.pages
    return from === to ? letterText('issued.page', { page: from }) : letterText('issued.pages', { from, to })
  })
  const certificates = content.certificateId === null ? 0 : 1
  return {
    ...content,
    page: content.page.replace('{{pages}}', String(length + pagesOf(listed))),
    index: {
      heading: letterText('pictures' in content ? 'certificate.specification' : 'issued.files'),
      help: letterText('issued.filesHelp'),
      head: ['kind', 'name', 'received', 'count', 'hash', 'place'].map((key) => letterText(`issued.file.${key}`)),
      certificate: certificates > 0 ? { label: letterText('issued.certificate'), place: places[0] } : null,
      rows: content.files.map((file, at) => ({
        kind: file.kind,
        name: file.name,
        received: longDateText(file.receivedOn, 'id'),
        pages: file.pages === null ? '–' : String(file.pages),
        sha256: file.sha256,
        place: paperText(places[at + certificates] ?? ''),
      })),
    },
  }
}

const pagesOf = (listed: readonly Listed[]) =>
  listed.reduce((sum, { part }) => sum + (typeof part === 'string' ? 0 : part.pages), 0)

type Written = Pick<MadeCopy, 'path' | 'sizeBytes' | 'sha256'>

/** Writes the PDF to a file. `failed`: position of a part whose objects turned out unreadable. */
async function writeCopy(
  services: Services,
  content: CopiedContent,
  front: MadeDocument,
  listed: readonly Listed[],
): Promise<Written | { failed: number }> {
  const path = join(services.files.tempDir, randomBytes(16).toString('hex'))
  if (pagesOf(listed) === 0) {
    // With nothing to append it stays an archival file.
    await writeFile(path, front.bytes, { flag: 'wx', mode: 0o600 })
    return { path, sizeBytes: front.bytes.length, sha256: createHash('sha256').update(front.bytes).digest() }
  }
  const hash = createHash('sha256')
  let sizeBytes = 0
  let isWhole = false
  const file = await open(path, 'wx', 0o600)
  const output: PdfOutput = {
    async write(bytes) {
      hash.update(bytes)
      sizeBytes += bytes.length
      await file.writeFile(bytes)
    },
  }
  try {
    const reader = readPdf(memorySource(Buffer.from(front.bytes)))
    const writer = await startPdf(output, reader, pageTree(reader), content.title)
    for (const [at, { part, title }] of listed.entries()) {
      if (typeof part === 'string') continue
      try {
        await part.append(writer, title)
      } catch (error) {
        if (!isUnreadable(error)) throw error
        services.log.warn({ err: error, title }, 'a file cannot be appended to a copy')
        return { failed: at }
      }
    }
    await writer.finish()
    isWhole = true
    return { path, sizeBytes, sha256: hash.digest() }
  } finally {
    await file.close()
    if (!isWhole) await rm(path, { force: true })
  }
}

/** Errors of the reader and of zlib come from the bytes of the file. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof UnreadablePdf ||
    (error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(String(error.code)))
  )
}
