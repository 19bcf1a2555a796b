import { createHash, randomBytes } from 'node:crypto'

import type { outgoingCalls } from '@saki/contracts/outgoing'
import { DAY_MS } from '@saki/domain/dates/durations'
import { icsCalendar, type CalendarEntry } from '@saki/domain/inbox/calendar'
import { deadlinePeriods, type DeadlinePeriod } from '@saki/domain/inbox/deadlinePeriods'
import { citeArticles } from '@saki/domain/law/ground'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { hasDeadline, stateAt } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../implement.ts'
import { pageLink } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { replyNotModified, strongEtag } from '../../etag.ts'
import { letterWords } from '../inbox/letterWords.ts'
import { mandatesHeldBy } from '../session/session.sql.ts'
import {
  endFeed,
  findFeed,
  findFeedHolder,
  listCalendarProcesses,
  putFeed,
  type CalendarProcess,
} from './calendar.sql.ts'

type CalendarCalls = Pick<typeof outgoingCalls, 'calendar' | 'calendarMake' | 'calendarEnd' | 'calendarFeed'>

const SECRET_BYTES = 32
/** Milliseconds (90 days) that a past deadline stays in the calendar as cancelled. */
const STRUCK_OUT_MS = 90 * DAY_MS

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Handlers of the calendar of deadlines. Its URL contains the only secret: `calendarMake` returns it once, and only its hash is stored. */
export const calendarHandlers: Handlers<CalendarCalls> = {
  async calendar({ db, session }) {
    const at = await findFeed(db, session.userId)
    return { ACTIVE: at ? 'Y' : 'N', CREATED_AT: at ? at.toISOString() : null }
  },

  async calendarMake({ db, session, now, services }) {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await putFeed(db, session.userId, hashOf(secret), now)
    return { err: '', URL: pageLink(services, `/api/calendar/${secret}.ics`) }
  },

  async calendarEnd({ db, session }) {
    await endFeed(db, session.userId)
    return { err: '' }
  },

  async calendarFeed({ db, params, now, services, request, reply }) {
    const holder = await findFeedHolder(db, hashOf(params.file.slice(0, -'.ics'.length)))
    if (!holder) throw new NotFound('calendar')
    const text = await calendarOf(services, holder, now)
    if (replyNotModified(request, reply, strongEtag(text))) return
    reply.header('content-disposition', 'inline; filename="saki21.ics"').header('referrer-policy', 'no-referrer')
    reply.type('text/calendar; charset=utf-8').send(text)
  },
}

/**
 * The iCalendar text of every open deadline the account may read today, its own and those of its mandates. Titles and officers' notes
 * are left out, because calendars are stored by third parties.
 */
async function calendarOf(
  services: Services,
  { userId, language }: { userId: number; language: Language },
  now: Date,
): Promise<string> {
  const { db } = services
  const reach = { userId, mandates: await mandatesHeldBy(db, userId, now) }
  const processes = await listCalendarProcesses(db, reach, new Date(now.getTime() - STRUCK_OUT_MS))
  const entries = processes.flatMap((process) => entriesOf(services, process, language, now))
  return icsCalendar({
    name: say(language, 'outgoing:calendar.name'),
    alarm: say(language, 'outgoing:calendar.alarm'),
    entries,
  })
}

function entriesOf(services: Services, process: CalendarProcess, language: Language, now: Date): CalendarEntry[] {
  const { flowId, flowVersion } = process
  const isWaitingState = (key: string) => {
    const state = stateAt({ flowId, flowVersion, state: key })
    return state.turn === 'applicant' && hasDeadline(state)
  }
  const history = process.history.map((row) => ({ ...row, capturedAt: new Date(row.capturedAt) }))
  return deadlinePeriods(history, isWaitingState)
    .filter((period) => !period.isOver || now.getTime() - period.changedAt.getTime() <= STRUCK_OUT_MS)
    .map((period) => entryOf(services, process, period, language))
}

function entryOf(
  services: Services,
  process: CalendarProcess,
  period: DeadlinePeriod,
  language: Language,
): CalendarEntry {
  const { procTyp, procNbr, applicationNumber } = process
  const row = process.history.find((each) => each.actionNbr === period.action.actionNbr)
  const words = letterWords(
    {
      ...process,
      action: period.action.action,
      toState: period.action.toState,
      actionDate: row?.actionDate ?? period.day,
      priorDueDate: null,
      dueDate: period.day,
    },
    language,
  )
  const link = pageLink(services, '/inbox', { item: `${procTyp}-${procNbr}-${period.action.actionNbr}` })
  const isCancelled = period.isOver || process.isAnswered
  return {
    uid: `${procTyp}-${procNbr}-${period.begunBy}@${new URL(services.env.publicBaseUrl).hostname}`,
    sequence: period.changes + process.answerRevision,
    changedAt: period.changedAt,
    day: period.day,
    summary: say(language, 'outgoing:calendar.summary', { subject: words.subject, number: applicationNumber }),
    description: [words.todo, words.otherwise, citeArticles(row?.ground ?? ''), link].filter(Boolean).join('\n'),
    url: link,
    isCancelled,
  }
}
