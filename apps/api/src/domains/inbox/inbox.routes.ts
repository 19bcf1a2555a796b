import { inboxCalls } from '@saki/contracts/inbox'
import { workflows } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import type { Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { letterOfProcess, runsProcess, statesAsking } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import { implement, type Asked } from '../../implement.ts'
import { assertSelf } from '../../session.ts'
import { countInbox, countUnread, listInbox, markRead, type InboxFilter } from './inbox.sql.ts'
import { inboxItem } from './inboxItem.ts'

const PAGE_SIZE = 10

export const inboxRoutes = implement(inboxCalls, {
  async getInboxByAB({ params, session, ...asked }) {
    assertSelf(session, params.userId)
    return pageOfInbox(asked, { reader: session, page: params.page, size: PAGE_SIZE })
  },

  async getInbox({ query, session, ...asked }) {
    if (query.user_id !== undefined) assertSelf(session, query.user_id)
    const ref = query.file === undefined ? undefined : parseCaseRef(query.file)
    return pageOfInbox(asked, {
      reader: session,
      page: query.page,
      size: query.size,
      unread: isYes(query.unread),
      isWaiting: isYes(query.action),
      waitingIn: statesAsking(),
      patentId: query.file === undefined ? undefined : ref?.kind === 'patent' ? ref.patentId : '',
      actions: query.action_typ === undefined ? undefined : actionsCoded(query.action_typ),
      dueBefore: query.due_before,
    })
  },

  async getInboxUnreads({ params, session, db, request, reply }) {
    assertSelf(session, params.userId)
    const total = await countUnread(db, session)
    // The poll of every open page: an unchanged count costs a header. Kept by the browser alone, and asked for again each time.
    reply.header('cache-control', 'private, no-cache')
    if (isKnown(request, reply, `W/"unread-${session.userId}-${total}"`)) reply.code(304).send()
    return [{ TOTAL: total }]
  },

  async inboxUpdateIsRead({ body, session, db, now }) {
    const { proc_typ: procTyp, proc_nbr: procNbr, action_nbr: actionNbr } = body.params
    const marked = await markRead(db, session, { procTyp, procNbr, actionNbr }, now)
    if (!marked) throw new NotFound('inbox item', body.params)
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
  },
})

async function pageOfInbox({ db, now, language }: Pick<Asked, 'db' | 'now' | 'language'>, filter: InboxFilter) {
  const total = await countInbox(db, filter)
  const rows = await listInbox(db, filter)
  const today = legalDateOf(now)
  return {
    data: rows.map((row) => inboxItem(row, today, language, filter.reader)),
    total,
    page: filter.page,
    size: filter.size,
  }
}

const isYes = (flag: 'Y' | 'N' | undefined) => (flag === undefined ? undefined : flag === 'Y')

/** Keys of the actions a wire ACTION_TYP stands for, in every definition. */
function actionsCoded(code: string): string[] {
  return workflows.flatMap((flow) =>
    Object.entries(flow.actions)
      .filter(([, action]) => action.code === code)
      .map(([key]) => key),
  )
}

function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}
