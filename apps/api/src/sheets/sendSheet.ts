import { Readable } from 'node:stream'

import { legalDateClockOf } from '@saki/domain/dates/legalDate'
import type { FastifyReply } from 'fastify'

import type { Services } from '../services.ts'
import { startingWith } from '../startingWith.ts'
import { beginSheet } from './sheetLimit.ts'
import { xlsxStream, type Cell } from './xlsxStream.ts'

interface SheetRequest {
  services: Services
  session: { userId: number }
  reply: FastifyReply
  language: 'id' | 'en' | 'ar'
  now: Date
}

/** Most rows of a spreadsheet. */
export const MOST_ROWS = 100_000

/**
 * Sends rows as a spreadsheet named 'Excel List - ' with day and time (WIB). The first rows are read before the reply, so that a failure is
 * an error reply. Reads on only as fast as the receiver takes, and stops when the receiver leaves. Throws TOO_MANY.
 */
export async function sendSheet(
  { services, session, reply, language, now }: SheetRequest,
  head: readonly string[],
  rows: AsyncGenerator<readonly (readonly Cell[])[]>,
): Promise<void> {
  const end = beginSheet(services, session.userId, now)
  // Also when the connection closed before the first byte, so that the stream was never read.
  reply.raw.once('close', () => {
    end()
    void rows.return(undefined).catch(() => {})
  })
  const first = await rows.next()
  const sheet = { head, rows: startingWith(first, rows), isRightToLeft: language === 'ar' }
  // No colon, which file names on Windows may not have.
  const stamp = legalDateClockOf(now).replaceAll(':', '.')
  reply.headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="Excel List - ${stamp}.xlsx"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  reply.send(Readable.from(xlsxStream(sheet, now), { objectMode: false }))
}
