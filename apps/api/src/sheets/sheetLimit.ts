import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** Each spreadsheet or export in progress holds a connection; those of searches leave two of four to searches. */
const MOST_AT_ONCE = { db: 4, searchDb: 2 } as const
export type SheetPool = keyof typeof MOST_AT_ONCE
const MOST_OF_A_USER_AT_ONCE = 2
const MOST_A_MINUTE = 5
const MINUTE = 60_000

interface Sheets {
  running: { userId: number; pool: SheetPool }[]
  begun: { userId: number; at: number }[]
}

const sheetsOf = new WeakMap<Services, Sheets>()

/** Counts a spreadsheet or export of the user, `pool`: the connections it reads with; returns what ends it, which may be called twice. Throws TOO_MANY with the seconds to wait. */
export function beginSheet(services: Services, userId: number, pool: SheetPool, now: Date): () => void {
  const at = now.getTime()
  const sheets = sheetsOf.get(services) ?? { running: [], begun: [] }
  sheetsOf.set(services, sheets)
  sheets.begun = sheets.begun.filter((each) => each.at > at - MINUTE)
  const recent = sheets.begun.filter((each) => each.userId === userId)
  const own = sheets.running.filter((each) => each.userId === userId).length
  const inPool = sheets.running.filter((each) => each.pool === pool).length
  if (recent.length >= MOST_A_MINUTE)
    throw new AppError('TOO_MANY', 'spreadsheets', {
      retryAfter: Math.ceil(((recent[0]?.at ?? at) + MINUTE - at) / 1000),
    })
  if (own >= MOST_OF_A_USER_AT_ONCE || inPool >= MOST_AT_ONCE[pool])
    throw new AppError('TOO_MANY', 'spreadsheets at once', { retryAfter: 5 })
  const started = { userId, pool }
  sheets.running.push(started)
  sheets.begun.push({ userId, at })
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    sheets.running.splice(sheets.running.indexOf(started), 1)
  }
}
