import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { papersCalls } from '@saki/contracts/papers'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { clientsOf, reachOf } from '../../access.ts'
import { AppError, Invalid } from '../../errors.ts'
import { fileEtag } from '../../etag.ts'
import { implement } from '../../implement.ts'
import { pageIndexOf } from '../../ports/pdfPageIndex.ts'
import type { Services } from '../../services.ts'
import { documentNamed, paperBytes } from './downloads.ts'
import { contentDisposition } from './fileName.ts'
import { numberDuplicateNames, paperRow, downloadName } from './paperRow.ts'
import { listPapers } from './papers.sql.ts'
import { papersNamed, paperFacts, type PaperRequest } from './papers.ts'
import type { FileToSend } from './sendFile.ts'
import { verifyWhole, readVerifiedRange, readVerifiedPart } from './verifiedBlocks.ts'
import { zipStream } from './zipStream.ts'

/** Largest total of a ZIP in bytes; ZIP without ZIP64 ends at 4 GiB. */
const MOST_BYTES = 2 * 1024 ** 3

/** Handlers of the documents of all cases. */
export const papersRoutes = implement(papersCalls, {
  async getUserDocuments({ query, session, db, language }) {
    const { q, direction, unread, client, sort, page, size } = query
    const wanted = { q, direction, unread: unread === undefined ? undefined : unread === 'Y', sort, page, size }
    const { rows, total } = await listPapers(db, reachOf(session, client), wanted)
    const data = rows.map((row) => paperRow(row, session, language))
    return { data, total, page, size, CLIENTS: clientsOf(session) }
  },

  getDocumentFacts: (asked) => paperFacts(asked, asked.params.id, asked.query),

  async getPDFIndex(asked) {
    const document = await documentNamed(asked, asked.params.id)
    const index = await pageIndexFor(asked.services, document)
    if (!index) return void asked.reply.code(204).send()
    asked.reply.headers({
      'content-type': 'application/octet-stream',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      etag: fileEtag(document.sha256, 'index'),
    })
    asked.reply.send(index)
  },

  zipDocuments: (asked) => sendZip(asked, asked.query.ids.split(',')),
})

/**
 * Sends documents as a ZIP. Every file is verified before the first byte is sent, so that damage is reported as an error instead
 * of a truncated archive. Throws NotFound, FILE_NOT_FOUND, Invalid above 2 GiB, FILE_DAMAGED, FILE_MISSING.
 */
async function sendZip(asked: PaperRequest, ids: readonly string[]): Promise<void> {
  const { services, reply, now } = asked
  const papers = await papersNamed(asked, ids)
  const files = await Promise.all(papers.map((paper) => paperBytes(asked, paper)))
  if (files.some(({ size }) => size === 0)) throw new AppError('FILE_NOT_FOUND', 'empty')
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new Invalid([{ field: 'ids', message: 'viewer:zip.tooLarge' }])
  for (const file of files) await verifyWhole(services, file)
  const names = numberDuplicateNames(papers.map(downloadName))
  const entries = files.map((file, at) => ({
    name: names[at] ?? file.name,
    at: papers[at]?.at ?? now,
    bytes: () => readVerifiedRange(services, file, 0, file.size - 1),
  }))
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `SAKI-${legalDateOf(now)}-${files.length}.zip`),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  reply.send(Readable.from(zipStream(entries), { objectMode: false }))
}

/** Bytes; smaller files load as fast without an index. */
const WORTH_IT = 2 * 1024 * 1024
const MOST_KEPT = 200

/** By object key, since objects are immutable. Undefined where no index could be made. */
const keptIndexes = new Map<string, Promise<Buffer | undefined>>()
const compress = promisify(brotliCompress)

/** The page index of a stored PDF, compressed with Brotli. Undefined for other types, files under 2 MiB and PDFs that cannot be indexed. */
function pageIndexFor(services: Pick<Services, 'db' | 'files' | 'log'>, file: FileToSend): Promise<Buffer | undefined> {
  if (file.mime !== 'application/pdf' || file.size < WORTH_IT) return Promise.resolve(undefined)
  const found = keptIndexes.get(file.key)
  if (found) return found
  const making = makeIndex(services, file)
  keptIndexes.set(file.key, making)
  // Failures, such as an unreachable store, are not cached.
  making.catch(() => keptIndexes.delete(file.key))
  const oldest = keptIndexes.size > MOST_KEPT ? keptIndexes.keys().next().value : undefined
  if (oldest !== undefined) keptIndexes.delete(oldest)
  return making
}

async function makeIndex(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  file: FileToSend,
): Promise<Buffer | undefined> {
  const read = async (start: number, end: number) =>
    start >= file.size || start < 0 || end <= start ? Buffer.alloc(0) : readVerifiedPart(services, file, start, end - 1)
  const index = await pageIndexOf(read, file.size)
  return index && compress(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
