import { Readable } from 'node:stream'

import { legalDateClockOf } from '@saki/domain/dates/legalDate'
import type { FastifyReply } from 'fastify'

import type { Services } from '../services.ts'
import { startingWith } from '../startingWith.ts'
import { beginSheet, type SheetPool } from './sheetLimit.ts'

interface RowRequest {
  services: Services
  session: { userId: number }
  reply: FastifyReply
  now: Date
}

/** How rows are written into a file. */
interface RowFile<R> {
  /** The connections the rows are read with. */
  pool: SheetPool
  /** Of the file name. */
  ending: 'xlsx' | 'json' | 'xml'
  mime: string
  write: (rows: AsyncIterable<R>) => AsyncIterable<Buffer>
}

/**
 * Sends rows as a file named 'Excel List - ' (a spreadsheet) or 'List - ' with day and time (WIB). The first rows are read before the reply, so
 * that a failure is an error reply; a later one closes the connection, and the file lacks its end. Reads on only as fast as the receiver takes,
 * and stops when the receiver leaves. Throws TOO_MANY.
 */
export async function sendRows<R>(
  { services, session, reply, now }: RowRequest,
  rows: AsyncGenerator<R>,
  { pool, ending, mime, write }: RowFile<R>,
): Promise<void> {
  const end = beginSheet(services, session.userId, pool, now)
  // Also when the connection closed before the first byte, so that the stream was never read.
  reply.raw.once('close', () => {
    end()
    void rows.return(undefined).catch(() => {})
  })
  const first = await rows.next()
  // No colon, which file names on Windows may not have.
  const stamp = legalDateClockOf(now).replaceAll(':', '.')
  reply.headers({
    'content-type': mime,
    'content-disposition': `attachment; filename="${ending === 'xlsx' ? 'Excel List' : 'List'} - ${stamp}.${ending}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  reply.send(Readable.from(write(startingWith(first, rows)), { objectMode: false }))
}
