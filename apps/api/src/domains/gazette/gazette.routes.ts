import { gazetteCalls } from '@saki/contracts/gazette'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import { knownLetter } from '../../knownLetter.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { sendFile, sendPaper } from '../documents/sendFile.ts'
import { assertStored } from '../documents/verifiedBytes.ts'
import { backlogOf } from './backlog.ts'
import { collectIssue } from './collectIssue.ts'
import { composeEntries, composePlanned } from './composeEntries.ts'
import { findEntryCase, insertCorrection, listKeptEntries } from './entries.sql.ts'
import { issueDaysOf, kindOn } from './issueDays.sql.ts'
import { countIssues, findIssue, listIssues } from './issues.sql.ts'
import { nextIssue } from './nextIssue.ts'
import { planIssue } from './planIssue.ts'
import { queueCase } from './queueCase.ts'
import { countLacking, deleteQueued } from './queue.sql.ts'
import { renderIssue } from './renderIssue.ts'
import { storedBytesOf, wireGazetteEntry, wireIssue } from './wireGazette.ts'

/** The official gazette: issues, the queue for the next one, and what it would contain. */
export const gazetteRoutes = implement(gazetteCalls, {
  async gazette({ query, db }) {
    const { page, size } = query
    const right = knownLetter(query.right, 'right')
    const filter = { closedOnly: true, ...(right && { right }) }
    const rows = await listIssues(db, filter, { limit: size, offset: (page - 1) * size })
    return { data: rows.map(wireIssue), total: await countIssues(db, filter), page, size }
  },

  async gazetteIssue({ params, db, services, request, reply }) {
    const issue = await findIssue(db, params.code)
    const kept = issue?.closedAt ? storedBytesOf(issue) : undefined
    if (!kept) throw new NotFound('gazette issue', params.code)
    const sent = { ...kept, name: `${params.code}.pdf`, mime: 'application/pdf', show: 'inline' } as const
    return sendFile({ request, reply, services }, sent)
  },

  async officeGazette({ query, db }) {
    const { page, size } = query
    const right = knownLetter(query.right, 'right')
    const filter = { closedOnly: false, weeklyOnly: query.special !== 'Y', ...(right && { right }) }
    const rows = await listIssues(db, filter, { limit: size, offset: (page - 1) * size })
    return { data: rows.map(wireIssue), total: await countIssues(db, filter), page, size }
  },

  async officeGazetteBacklog({ query, db, now }) {
    knownLetter(query.right, 'right')
    return backlogOf(db, query, legalDateOf(now))
  },

  async officeGazetteQueue({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteQueue', request: body, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const refused: string[] = []
        for (const number of [...new Set(body.PATENT_IDS)].sort()) {
          const isDone =
            body.IND_QUEUED === 'Y'
              ? await queueCase(tx, number, { userId: session.userId, now })
              : await deleteQueued(tx, number)
          if (!isDone) refused.push(number)
        }
        return { err: '' as const, DONE: body.PATENT_IDS.length - refused.length, REFUSED: refused }
      }),
    )
  },

  async officeGazetteIssue({ params, db, services }) {
    const issue = await findIssue(db, params.code)
    if (!issue) throw new NotFound('gazette issue', params.code)
    if (!issue.closedAt) {
      const composed = await composeEntries(db, params.code, issue.publicationDate)
      return {
        ...wireIssue(issue),
        LIST: composed.map(({ page, content }) => wireGazetteEntry({ page, entry: content })),
      }
    }
    const kept = storedBytesOf(issue)
    if (kept) await assertStored(services, kept)
    return { ...wireIssue(issue), LIST: (await listKeptEntries(db, params.code)).map(wireGazetteEntry) }
  },

  async officeGazetteNext({ params, query, language, db, now }) {
    knownLetter(params.right, 'right')
    return nextIssue(db, { right: params.right, ...query, language }, now)
  },

  async officeGazettePreview({ params, db, services, now, reply }) {
    knownLetter(params.right, 'right')
    const day = legalDateOf(now)
    const planned = await planIssue(db, { right: params.right, kind: 'regular', day })
    if (!planned) throw new NotFound('gazette issue', params.right)
    const entries = await composePlanned(db, { incoming: planned.incoming, day })
    const mark = say('id', 'gazettePaper:preview')
    const { bytes } = await renderIssue(services, planned, entries, { at: now, mark })
    sendPaper(reply, Buffer.from(bytes), `${planned.journalCode}-pratinjau.pdf`)
  },

  async officeGazetteClose({ body, session, db, services, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteClose', request: body, now }
    knownLetter(body.RIGHT, 'RIGHT')
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        if ((await countLacking(tx, body.RIGHT)) > 0)
          throw new Invalid([{ field: 'RIGHT', message: 'gazette:lacking' }])
        const day = legalDateOf(now)
        const kind = kindOn(day, await issueDaysOf(tx, body.RIGHT))
        const issue = { right: body.RIGHT, kind, day, madeBy: session.userId, now }
        const journalCode = await collectIssue(tx, issue)
        if (!journalCode) throw new Invalid([{ field: 'RIGHT', message: 'gazette:nothing' }])
        await services.jobs.enqueue(tx, 'close_issue', { journalCode })
        return { err: '' as const, JOURNAL_CODE: journalCode }
      }),
    )
  },

  async officeGazetteCorrect({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteCorrect', request: body, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const issue = await findIssue(tx, body.JOURNAL_CODE)
        const applicationId = issue && (await findEntryCase(tx, body.JOURNAL_CODE, body.PATENT_ID))
        if (applicationId === undefined) throw new NotFound('gazette entry', `${body.JOURNAL_CODE} ${body.PATENT_ID}`)
        if (!issue?.closedAt) throw new AppError('REQUEST_DECIDED', body.JOURNAL_CODE)
        const made = { note: body.NOTE, madeAt: now, madeBy: session.userId }
        await insertCorrection(tx, { journalCode: body.JOURNAL_CODE, applicationId, ...made })
        return { err: '' as const }
      }),
    )
  },
})
