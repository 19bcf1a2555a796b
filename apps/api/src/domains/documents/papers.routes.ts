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

/** Smallest file in bytes that gets an index; smaller ones load as fast without. */
const MIN_INDEXED_BYTES = 2 * 1024 * 1024
/** Most indexes in the cache. */
const MAX_INDEXES = 200

/** Cached indexes by object key; objects never change. Undefined for a PDF without index. */
const indexCache = new Map<string, Promise<Buffer | undefined>>()
const compress = promisify(brotliCompress)

/** The page index of a stored PDF, compressed with Brotli. Undefined for other types, files under 2 MiB and PDFs that cannot be indexed. */
function pageIndexFor(services: Pick<Services, 'db' | 'files' | 'log'>, file: FileToSend): Promise<Buffer | undefined> {
  if (file.mime !== 'application/pdf' || file.size < MIN_INDEXED_BYTES) return Promise.resolve(undefined)
  const found = indexCache.get(file.key)
  if (found) return found
  const making = makeIndex(services, file)
  indexCache.set(file.key, making)
  // Failures, such as an unreachable store, are not cached.
  making.catch(() => indexCache.delete(file.key))
  const oldest = indexCache.size > MAX_INDEXES ? indexCache.keys().next().value : undefined
  if (oldest !== undefined) indexCache.delete(oldest)
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
