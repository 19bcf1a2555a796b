import { createHash, randomBytes } from 'node:crypto'

import type { outgoingCalls } from '@saki/contracts/outgoing'
import { icsCalendar, type CalendarEntry } from '@saki/domain/inbox/calendar'
import { deadlinePeriods, type DeadlinePeriod } from '@saki/domain/inbox/deadlinePeriods'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { hasDeadline, stateAt } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../implement.ts'
import { pageLink } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { unchanged } from '../../unchanged.ts'
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
/** How long a deadline that is over stays in the calendar, struck out. */
const STRUCK_OUT_MS = 90 * 86_400_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** The calendar of deadlines: whoever has its address reads it, so the address is told once and only its hash is kept. */
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
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    if (unchanged(request, reply, tag)) return
    reply.header('content-disposition', 'inline; filename="saki21.ics"').header('referrer-policy', 'no-referrer')
    reply.type('text/calendar; charset=utf-8').send(text)
  },
}

/**
 * Every open deadline the account may read today, its own and those of its mandates. Neither titles nor what officers wrote are in it:
 * calendars are kept by others.
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
  const asks = (key: string) => {
    const state = stateAt({ flowId, flowVersion, state: key })
    return state.turn === 'applicant' && hasDeadline(state)
  }
  const history = process.history.map((row) => ({ ...row, capturedAt: new Date(row.capturedAt) }))
  return deadlinePeriods(history, asks)
    .filter((stay) => !stay.isOver || now.getTime() - stay.changedAt.getTime() <= STRUCK_OUT_MS)
    .map((stay) => entryOf(services, process, stay, language))
}

function entryOf(
  services: Services,
  process: CalendarProcess,
  stay: DeadlinePeriod,
  language: Language,
): CalendarEntry {
  const { procTyp, procNbr, patentId } = process
  const row = process.history.find((each) => each.actionNbr === stay.action.actionNbr)
  const words = letterWords(
    {
      ...process,
      action: stay.action.action,
      toState: stay.action.toState,
      actionDate: row?.actionDate ?? stay.day,
      priorDueDate: null,
      dueDate: stay.day,
    },
    language,
  )
  const link = pageLink(services, '/inbox', { item: `${procTyp}-${procNbr}-${stay.action.actionNbr}` })
  const isCancelled = stay.isOver || process.isAnswered
  return {
    uid: `${procTyp}-${procNbr}-${stay.begunBy}@${new URL(services.env.publicBaseUrl).hostname}`,
    sequence: stay.changes + process.answerRevision,
    changedAt: stay.changedAt,
    day: stay.day,
    summary: say(language, 'outgoing:calendar.summary', { subject: words.subject, number: patentId }),
    description: [words.todo, words.otherwise, row?.ground.replace('art.', 'Pasal') ?? '', link]
      .filter(Boolean)
      .join('\n'),
    url: link,
    isCancelled,
  }
}
