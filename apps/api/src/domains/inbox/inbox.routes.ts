import { inboxCalls } from '@saki/contracts/inbox'
import { workflows } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { plainLetters, plainQuestion } from '@saki/domain/search/plainLetters'
import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { letterOfProcess, runsProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { assertSelf, type Session } from '../../session.ts'
import { replyNotModified, weakEtag } from '../../etag.ts'
import type { ActionRef } from './actionMails.sql.ts'
import { countUnread } from '../../letterCounts.sql.ts'
import { cursorsOf, openCursor } from '../../pageCursor.ts'
import { listInbox, markRead, markUnread } from './inbox.sql.ts'
import { orderOf, type InboxFilter } from './inboxFilter.sql.ts'
import { inboxItem } from './inboxItem.ts'
import { wordsOfRequestsDue } from '../../requestsDue.ts'
import { passingKey, type FindPassing } from './passingLetters.ts'
import { subjectOf } from './subjects.ts'

const PAGE_SIZE = 10

/** The inbox; `openInPassing` finds which letters can be answered beside the case. */
export const makeInboxRoutes = (openInPassing: FindPassing) =>
  implement(inboxCalls, {
    async getInboxByAB({ params, session, ...asked }) {
      assertSelf(session, params.userId)
      return pageOfInbox({ ...asked, session, openInPassing }, { page: params.page, size: PAGE_SIZE })
    },

    async getInbox({ query, session, ...asked }) {
      if (query.user_id !== undefined) assertSelf(session, query.user_id)
      const ref = query.file === undefined ? undefined : parseCaseRef(query.file)
      return pageOfInbox(
        { ...asked, session, openInPassing },
        {
          cursorText: query.cursor,
          page: query.page,
          size: query.size,
          sort: query.sort,
          unread: isYes(query.unread),
          isWaiting: isYes(query.action),
          applicationNumber: query.file === undefined ? undefined : ref?.kind === 'number' ? ref.applicationNumber : '',
          actions: query.action_typ === undefined ? undefined : actionsWithCode(query.action_typ),
          dueBefore: query.due_before,
          words:
            query.q === undefined
              ? undefined
              : { text: plainQuestion(query.q), subjects: actionsWithSubject(query.q, asked.language) },
          item: query.item === undefined ? undefined : itemKey(query.item),
        },
      )
    },

    async getInboxUnreads({ params, session, db, request, reply }) {
      assertSelf(session, params.userId)
      const total = await countUnread(db, session)
      // Every open page polls this call; an unchanged count answers 304.
      replyNotModified(request, reply, `W/"unread-${session.userId}-${total}"`)
      return [{ TOTAL: total }]
    },

    async inboxUpdateIsRead({ body, session, db, now, services }) {
      const key = keyOf(body.params)
      const team = await markRead(db, session, key, now)
      if (!team) throw new NotFound('inbox item', body.params)
      await publishReading(services, team.length > 0 ? team : [session.userId], key)
      return { err: '' as const, TOTAL: await countUnread(db, session) }
    },

    async inboxSetUnread({ body, session, db, services }) {
      const key = keyOf(body.params)
      if (!(await markUnread(db, session, key))) throw new NotFound('inbox item', body.params)
      await publishReading(services, [session.userId], key)
      return { err: '' as const, TOTAL: await countUnread(db, session) }
    },

    getMasterActionType({ query }) {
      return workflows
        .filter((flow) => query.FILE_TYP === undefined || runsProcess(query.FILE_TYP, flow.procTyp))
        .flatMap((flow) =>
          Object.values<Action<TextKey>>(flow.actions).map((action) => ({
            ACTION_TYP: action.code,
            ACTION_TYPE_NAME: say('id', action.text),
            ACTION_TYPE_GROUP: action.by.toUpperCase(),
            FILE_TYP: letterOfProcess(flow.procTyp),
          })),
        )
        .filter((row, at, rows) => rows.findIndex((each) => isSameType(each, row)) === at)
    },
  })

/** Earlier and later law share most types of action. */
const isSameType = (a: { ACTION_TYP: string; FILE_TYP: string }, b: typeof a) =>
  a.ACTION_TYP === b.ACTION_TYP && a.FILE_TYP === b.FILE_TYP

type PageInput = Pick<HandlerInput, 'db' | 'now' | 'language' | 'services' | 'request' | 'reply'> & {
  session: Session
  openInPassing: FindPassing
}

async function pageOfInbox(
  { db, now, language, services, request, reply, session, openInPassing }: PageInput,
  {
    cursorText,
    ...asked
  }: Omit<InboxFilter, 'now' | 'today' | 'cursor' | 'reader'> & { cursorText?: string | undefined },
) {
  const today = legalDateOf(now)
  const signed = { secrets: services.secrets, readerId: session.userId }
  const narrowed = { ...asked, reader: session, now, today }
  const order = orderOf(narrowed)
  const cursor = cursorText === undefined ? undefined : openCursor(cursorText, { order, page: asked.page }, signed)
  const filter = { ...narrowed, cursor }
  const { rows, shown, total, isCapped } = await listInbox(db, filter)
  const passing = await openInPassing(db, session, rows, today)
  const asks = await wordsOfRequestsDue(
    db,
    rows.filter(({ isWaiting }) => !isWaiting),
    language,
    today,
  )
  const page = {
    data: rows.map((row) => {
      const found = { answerBy: passing.get(passingKey(row)), asked: asks.get(`${row.procTyp}-${row.procNbr}`) ?? '' }
      return inboxItem(row, { today, ...found }, language, filter.reader)
    }),
    total,
    page: filter.page,
    size: filter.size,
    ...(isCapped && { TOTAL_CAPPED: 'Y' as const }),
    ...cursorsOf(shown, { order, page: filter.page }, signed),
  }
  replyNotModified(request, reply, weakEtag(page, filter.reader.userId))
  return page
}

/** Publishes the reading to the windows of these users. */
async function publishReading(
  { events }: HandlerInput['services'],
  users: readonly number[],
  key: ActionRef,
): Promise<void> {
  const data = { proc_typ: key.procTyp, proc_nbr: key.procNbr, action_nbr: key.actionNbr, READ: 'Y' }
  await Promise.all(users.map((userId) => events.publish({ kind: 'inbox', userId, data })))
}

const keyOf = (params: { proc_typ: string; proc_nbr: number; action_nbr: number }): ActionRef => ({
  procTyp: params.proc_typ,
  procNbr: params.proc_nbr,
  actionNbr: params.action_nbr,
})

function itemKey(id: string): ActionRef {
  const [procTyp = '', procNbr = '', actionNbr = ''] = id.split('-')
  return {
    procTyp,
    procNbr: Math.min(Number(procNbr), MAX_INTEGER),
    actionNbr: Math.min(Number(actionNbr), MAX_INTEGER),
  }
}
/** Greatest integer of PostgreSQL: a greater number would be an error of the database instead of no result. */
const MAX_INTEGER = 2_147_483_647

const isYes = (flag: 'Y' | 'N' | undefined) => (flag === undefined ? undefined : flag === 'Y')

/** Actions with this wire ACTION_TYP in all workflows, as `flow_id action`. */
function actionsWithCode(code: string): string[] {
  return workflows.flatMap((flow) =>
    Object.entries(flow.actions)
      .filter(([, action]) => action.code === code)
      .map(([key]) => `${flow.id} ${key}`),
  )
}

/** Actions whose subject in the reader's language contains the words, as `flow_id action`. */
function actionsWithSubject(words: string, language: HandlerInput['language']): string[] {
  const wanted = plainQuestion(words).toLowerCase()
  return workflows.flatMap((flow) =>
    Object.entries<Action<TextKey>>(flow.actions)
      .filter(([key, action]) =>
        plainLetters(say(language, subjectOf(flow.id, key) ?? action.text, {})).includes(wanted),
      )
      .map(([key]) => `${flow.id} ${key}`),
  )
}
