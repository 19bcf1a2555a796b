import { Readable } from 'node:stream'

import { papersCalls } from '@saki/contracts/papers'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { clientsOf, reachOf } from '../../access.ts'
import { AppError, Invalid } from '../../errors.ts'
import { fileEtag } from '../../etag.ts'
import { implement } from '../../implement.ts'
import { documentNamed, paperBytes } from './downloads.ts'
import { contentDisposition } from './fileName.ts'
import { pageIndexFor } from './pageIndex.ts'
import { numberDuplicateNames, paperRow, downloadName } from './paperRow.ts'
import { papersNamed, paperFacts, type PaperRequest } from './papers.ts'
import { listPapers } from './papers.sql.ts'
import { verifyWhole, readVerifiedRange } from './verifiedBlocks.ts'
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
