import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { papersCalls } from '@saki/contracts/papers'

import { clientsOf, reachOf } from '../../access.ts'
import { Invalid } from '../../errors.ts'
import { fileEtag } from '../../etag.ts'
import { implement } from '../../implement.ts'
import { pageIndexOf } from '../../ports/pdfPageIndex.ts'
import type { Services } from '../../services.ts'
import { archivedPapers, archiveName } from './archivedPapers.ts'
import { documentNamed } from './downloads.ts'
import { paperRow } from './paperRow.ts'
import { listPapers } from './papers.sql.ts'
import { papersNamed, papersOfCase, paperFacts } from './papers.ts'
import { sendArchive } from './sendArchive.ts'
import type { FileToSend } from './sendFile.ts'
import { readVerifiedPart } from './verifiedBlocks.ts'

/** Receipts that one archive may have. */
const MOST_RECEIPTS = 500

/** Handlers of the documents of all cases. */
export const papersRoutes = implement(papersCalls, {
  async getUserDocuments({ query, session, db, language }) {
    const { unread, kind, client, page, size, ...rest } = query
    const wanted = {
      ...rest,
      unread: unread === undefined ? undefined : unread === 'Y',
      onlyReceipts: kind === 'RECEIPT',
      page,
      size,
    }
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

  async zipDocuments(asked) {
    const papers = await papersNamed(asked, asked.query.ids.split(','))
    await sendArchive(asked, archivedPapers(asked, papers), archiveName(papers.length, asked.now))
  },

  async zipReceipts(asked) {
    const { query, session, db } = asked
    const { from, to } = query
    const wanted = { onlyReceipts: true, from, to, sort: 'oldest', page: 1, size: MOST_RECEIPTS } as const
    const { rows, total } = await listPapers(db, reachOf(session, query.client), wanted)
    if (total > MOST_RECEIPTS)
      throw new Invalid([{ field: 'to', message: 'viewer:receipts.tooMany', values: { most: MOST_RECEIPTS } }])
    await sendArchive(asked, archivedPapers(asked, rows), `SAKI-${from}-${to}.zip`)
  },

  async zipCaseDocuments(asked) {
    const papers = await papersOfCase(asked, asked.params.patentId)
    await sendArchive(asked, archivedPapers(asked, papers), `SAKI-${asked.params.patentId}.zip`)
  },
})

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
