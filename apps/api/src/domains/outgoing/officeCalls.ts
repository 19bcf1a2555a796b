import type { outgoingCalls } from '@saki/contracts/outgoing'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { daysLeft } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { letterCaption } from '../../letterName.ts'
import { letterWords } from '../inbox/letterWords.ts'
import { recordAction } from '../workflow/recordAction.ts'
import { findValidLetter } from './bounce.sql.ts'
import { insertCall, listCalls, isAddressee } from './callList.sql.ts'
import { countLettersFound, listLetters } from './letters.sql.ts'

type OfficeCalls = Pick<typeof outgoingCalls, 'officeLetters' | 'officeCallList' | 'officeCallMade'>

/** Handlers of the office's lists of sent letters and of calls to make. For officers. */
export const officeCalls: Handlers<OfficeCalls> = {
  async officeLetters({ db, query, now, language }) {
    const today = legalDateOf(now)
    const total = await countLettersFound(db, query)
    const rows = await listLetters(db, query)
    return {
      total,
      page: query.page,
      size: query.size,
      data: rows.map((row) => ({
        LETTER_ID: row.letterId,
        DOC_NUMBER: row.docNumber,
        OFFIDOC_TYP: row.letterTyp,
        OFFIDOC_NAME: row.title,
        OFFIDOC_CAPTION: letterCaption(row.letterTyp, row.fileTyp, language),
        PROC_TYP: row.procTyp,
        PROC_NBR: row.procNbr,
        ACTION_NBR: row.actionNbr,
        PATENT_ID: row.applicationNumber,
        TITLE: row.caseTitle,
        ADDRESSEE: row.addressee,
        ISSUED_AT: row.issuedAt.toISOString(),
        DUE_DATE: row.dueDate,
        DAYS_LEFT: daysLeft(today, row.dueDate),
        SENT_AT: instant(row.sentAt),
        BOUNCED_AT: instant(row.bouncedAt),
        BOUNCE_REASON: row.bounceReason ?? '',
        POST: row.isByPost ? { POSTED_DATE: row.postedOn } : null,
        FIRST_READ_AT: instant(row.firstReadAt),
        REMINDERS: row.reminders,
        ASKS: row.asks ? 'Y' : 'N',
        ANSWERED_AT: instant(row.answeredAt),
        WITHDRAWN_AT: instant(row.withdrawnAt),
      })),
    }
  },

  async officeCallList({ db, query, now, language }) {
    const today = legalDateOf(now)
    const rows = await listCalls(db, { ...query, today, now })
    return {
      total: rows[0]?.total ?? 0,
      page: query.page,
      size: query.size,
      data: rows.map((row) => ({
        USER_ID: row.userId,
        USER_NAME: row.userName,
        TELEPHONE: row.telephone ?? '',
        PROC_TYP: row.procTyp,
        PROC_NBR: row.procNbr,
        ACTION_NBR: row.actionNbr,
        PATENT_ID: row.applicationNumber,
        TITLE: row.title,
        SUBJECT: letterWords(row, language).subject,
        SENT_AT: row.sentAt.toISOString(),
        DUE_DATE: row.dueDate,
        DAYS_LEFT: daysLeft(today, row.dueDate),
        WHY: [...(row.isUnread ? (['UNREAD'] as const) : []), ...(row.isBounced ? (['BOUNCED'] as const) : [])],
        CALLS: row.calls,
        LAST_CALL_AT: instant(row.lastCallAt),
        LAST_RESULT: row.lastResult,
      })),
    }
  },

  async officeCallMade({ db, body, session, now, key }) {
    const { proc_typ, proc_nbr, action_nbr } = body.params
    const about = { procTyp: proc_typ, procNbr: proc_nbr, actionNbr: action_nbr }
    return transact(db, (tx) =>
      onceOnly(tx, { userId: session.userId, key, call: 'officeCallMade', request: body, now }, async () => {
        if (!(await isAddressee(tx, about, body.USER_ID))) throw new NotFound('letter', body.params)
        const { RESULT: result, NOTES: notes, USER_ID: userId } = body
        await insertCall(tx, { ...about, userId, calledAt: now, calledBy: session.userId, result, notes })
        const letter = await findValidLetter(tx, about)
        if (letter)
          await recordAction(tx, letter, {
            action: 'call',
            role: 'office',
            actorId: session.userId,
            actionDate: legalDateOf(now),
            now,
            notes,
            detail: { RESULT: result },
          })
        return { err: '' as const }
      }),
    )
  },
}

const instant = (at: Date | null) => at && at.toISOString()
