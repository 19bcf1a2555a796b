import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** Each spreadsheet in progress holds a connection to the database. */
const MOST_AT_ONCE = 4
const MOST_OF_A_USER_AT_ONCE = 2
const MOST_A_MINUTE = 5
const MINUTE = 60_000

interface Sheets {
  running: number[]
  begun: { userId: number; at: number }[]
}

const sheetsOf = new WeakMap<Services, Sheets>()

/** Counts a spreadsheet of the user; returns what ends it, which may be called twice. Throws TOO_MANY with the seconds to wait. */
export function beginSheet(services: Services, userId: number, now: Date): () => void {
  const at = now.getTime()
  const sheets = sheetsOf.get(services) ?? { running: [], begun: [] }
  sheetsOf.set(services, sheets)
  sheets.begun = sheets.begun.filter((each) => each.at > at - MINUTE)
  const recent = sheets.begun.filter((each) => each.userId === userId)
  const own = sheets.running.filter((each) => each === userId).length
  if (recent.length >= MOST_A_MINUTE)
    throw new AppError('TOO_MANY', 'spreadsheets', {
      retryAfter: Math.ceil(((recent[0]?.at ?? at) + MINUTE - at) / 1000),
    })
  if (own >= MOST_OF_A_USER_AT_ONCE || sheets.running.length >= MOST_AT_ONCE)
    throw new AppError('TOO_MANY', 'spreadsheets at once', { retryAfter: 5 })
  sheets.running.push(userId)
  sheets.begun.push({ userId, at })
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    sheets.running.splice(sheets.running.indexOf(userId), 1)
  }
}
