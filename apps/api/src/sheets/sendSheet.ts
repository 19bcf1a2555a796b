import type { FastifyReply } from 'fastify'

import type { Services } from '../services.ts'
import { sendRows } from './sendRows.ts'
import type { SheetPool } from './sheetLimit.ts'
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

/** Sends rows as a spreadsheet. `pool`: the connections they are read with. Throws TOO_MANY. */
export function sendSheet(
  asked: SheetRequest,
  head: readonly string[],
  rows: AsyncGenerator<readonly (readonly Cell[])[]>,
  pool: SheetPool = 'db',
): Promise<void> {
  return sendRows(asked, rows, {
    pool,
    ending: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (batches) => xlsxStream({ head, rows: batches, isRightToLeft: asked.language === 'ar' }, asked.now),
  })
}
