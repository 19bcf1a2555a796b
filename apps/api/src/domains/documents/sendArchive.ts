import { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { AppError, Invalid } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { startingWith } from '../../startingWith.ts'
import { archiveIndex, indexName, type IndexedFile } from './archiveIndex.ts'
import { contentDisposition } from './fileName.ts'
import { downloadName, numberDuplicateNames, typeOf, type NamedPaper } from './paperRow.ts'
import type { PaperRow } from './papers.sql.ts'
import type { FileToSend } from './sendFile.ts'
import { readVerifiedRange, verifyWhole } from './verifiedBlocks.ts'
import { zipStream, type ZipEntry } from '../../zipStream.ts'

/** Largest total of an archive in bytes; ZIP without ZIP64 ends at 4 GiB. */
const MOST_BYTES = 2 * 1024 ** 3

/** A document for an archive, which the asker may read. */
export interface ArchivedDocument {
  paper: NamedPaper & Pick<PaperRow, 'typeNameEn' | 'size' | 'sha256'>
  /** Locates its bytes; makes the PDF of a letter that has none. Throws what a single download would. */
  locate: () => Promise<FileToSend>
}

export interface ArchiveRequest {
  services: Pick<Services, 'db' | 'files' | 'log'>
  reply: FastifyReply
  language: Language
  now: Date
}

/**
 * Streams documents as a ZIP with an index of all of them. A document that is lost, damaged or withheld is named in the index with the
 * reason, and the others follow. Each file is verified just before its entry. Throws Invalid above 2 GiB, NotFound of the first document
 * when none can be read, FILE_NOT_FOUND for no documents.
 */
export async function sendArchive(
  asked: ArchiveRequest,
  documents: readonly ArchivedDocument[],
  fileName: string,
): Promise<void> {
  if (documents.reduce((sum, { paper }) => sum + paper.size, 0) > MOST_BYTES)
    throw new Invalid([{ field: 'ids', message: 'viewer:zip.tooLarge' }])
  const entries = archiveEntries(asked, documents)
  // Until the first file is found there is no reply, so that nothing at all is an error and no empty archive.
  const first = await entries.next()
  asked.reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', fileName),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  asked.reply.send(Readable.from(zipStream(startingWith(first, entries)), { objectMode: false }))
}

async function* archiveEntries(
  { services, language, now }: ArchiveRequest,
  documents: readonly ArchivedDocument[],
): AsyncGenerator<ZipEntry> {
  const names = numberDuplicateNames(documents.map(({ paper }) => downloadName(paper)))
  const rows: IndexedFile[] = []
  let failure: unknown
  for (const [nth, { paper, locate }] of documents.entries()) {
    const name = names[nth] ?? paper.fileName
    const kind = typeOf(paper, language)
    const row = { name, kind: kind.caption || kind.name, caseNumber: paper.applicationNumber, at: paper.at }
    const found = await readable(services, locate)
    if ('error' in found) {
      failure ??= found.error
      rows.push({ ...row, sha256: paper.sha256, size: paper.size, missing: reasonOf(found.error, language) })
      continue
    }
    const { file } = found
    rows.push({ ...row, sha256: file.sha256, size: file.size, missing: '' })
    yield { name, at: paper.at, bytes: () => readVerifiedRange(services, file, 0, file.size - 1) }
  }
  if (!rows.some(({ missing }) => missing === '')) throw failure ?? new AppError('FILE_NOT_FOUND', 'no documents')
  const index = archiveIndex(rows, language)
  yield { name: indexName(language), at: now, bytes: async () => Readable.from([index], { objectMode: false }) }
}

/** The file, verified, or why it cannot be read. */
async function readable(
  services: ArchiveRequest['services'],
  locate: ArchivedDocument['locate'],
): Promise<{ file: FileToSend } | { error: unknown }> {
  try {
    const file = await locate()
    if (file.size === 0) throw new AppError('FILE_NOT_FOUND', 'empty')
    await verifyWhole(services, file)
    return { file }
  } catch (error) {
    if (!(error instanceof AppError)) services.log.error({ err: error }, 'a document is missing from an archive')
    return { error }
  }
}

function reasonOf(error: unknown, language: Language): string {
  return error instanceof AppError ? say(language, `errors:${error.code}`) : say(language, 'papers:index.unreadable')
}
