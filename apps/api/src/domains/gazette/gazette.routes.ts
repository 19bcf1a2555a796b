import { createHash } from 'node:crypto'

import { gazetteCalls, type GazetteEntry, type OfficeIssue } from '@saki/contracts/gazette'
import { transact } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { journalCode, journalName } from '@saki/domain/gazette/issue'
import { say } from '@saki/texts/say'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import { knownLetter } from '../../knownLetter.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { sendFile, sendPaper } from '../documents/sendFile.ts'
import { storeWithRow } from '../documents/storeWithRow.ts'
import type { StoredBytes } from '../documents/storedBytes.ts'
import { assertStored } from '../documents/verifiedBytes.ts'
import { listCandidates, listOpenEntries, listPrinted, type GazetteAnnouncement } from './gazette.sql.ts'
import {
  closeIssue,
  countIssues,
  deleteIssue,
  findIssue,
  insertIssue,
  listIssues,
  lockIssue,
  nextNumber,
  seriesOf,
  type IssueRow,
} from './issues.sql.ts'
import { renderIssue } from './renderIssue.ts'

/** The official gazette: announcements by right and period. */
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
    const kept = storedBytesOf(issue)
    if (!kept) throw new NotFound('gazette issue', params.code)
    const sent = { ...kept, name: `${params.code}.pdf`, mime: 'application/pdf', show: 'inline' } as const
    return sendFile({ request, reply, services }, sent)
  },

  async officeGazette({ query, db }) {
    const { page, size } = query
    const right = knownLetter(query.right, 'right')
    const filter = { closedOnly: false, ...(right && { right }) }
    const rows = await listIssues(db, filter, { limit: size, offset: (page - 1) * size })
    return { data: rows.map(wireIssue), total: await countIssues(db, filter), page, size }
  },

  async officeGazetteCandidates({ query, db }) {
    knownLetter(query.right, 'right')
    const rows = await listCandidates(db, query)
    return { data: rows.map(wireEntry), total: rows.length }
  },

  async officeGazetteMake({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteMake', request: body, now }
    const { RIGHT: right, PERIOD_FROM: from, PERIOD_TO: to } = body
    const today = legalDateOf(now)
    knownLetter(right, 'RIGHT')
    if (to < from) throw new Invalid([{ field: 'PERIOD_TO', message: 'office:gazette.endsBefore' }])
    // A day that is not over may still bring actions, which would be missing.
    if (to >= today) throw new Invalid([{ field: 'PERIOD_TO', message: 'office:gazette.notOver' }])
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const nbr = await nextNumber(tx, right, yearOf(today))
        const entries = await listCandidates(tx, { right, from, to })
        if (entries.length === 0) throw new Invalid([{ field: 'PERIOD_FROM', message: 'office:gazette.nothing' }])
        const number = { series: seriesOf(right), nbr, year: yearOf(today) }
        const code = journalCode(number)
        const issue = {
          right,
          nbr,
          year: number.year,
          journalCode: code,
          name: journalName(number),
          from,
          to,
          userId: session.userId,
          now,
        }
        await insertIssue(tx, issue, entries)
        return { err: '' as const, JOURNAL_CODE: code }
      }),
    )
  },

  async officeGazetteIssue({ params, db }) {
    const issue = await findIssue(db, params.code)
    if (!issue) throw new NotFound('gazette issue', params.code)
    const list = issue.closedAt ? await listPrinted(db, params.code) : await listOpenEntries(db, params.code)
    return { ...wireIssue(issue), LIST: list.filter(({ undone }) => !undone).map(wireEntry) }
  },

  async officeGazettePreview({ params, db, services, now, reply }) {
    const issue = await findIssue(db, params.code)
    if (!issue) throw new NotFound('gazette issue', params.code)
    const entries = (await listOpenEntries(db, params.code)).filter(({ undone }) => !undone)
    const mark = say('id', 'office:gazette.paper.preview')
    const { bytes } = await renderIssue(services, issue, entries, { at: now, day: legalDateOf(now), mark })
    sendPaper(reply, Buffer.from(bytes), `${issue.journalCode}-pratinjau.pdf`)
  },

  async officeGazetteDiscard({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteDiscard', request: body, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        if (!(await findIssue(tx, body.JOURNAL_CODE))) throw new NotFound('gazette issue', body.JOURNAL_CODE)
        if (!(await deleteIssue(tx, body.JOURNAL_CODE))) throw new AppError('REQUEST_DECIDED', body.JOURNAL_CODE)
        return { err: '' as const }
      }),
    )
  },

  async officeGazetteClose({ body, session, db, services, key, now }) {
    const once = { userId: session.userId, key, call: 'officeGazetteClose', request: body, now }
    const reply = await storeWithRow(
      services,
      async () => {},
      (tx, _stored, objects) =>
        onceOnly(tx, once, async () => {
          if (!(await lockIssue(tx, body.JOURNAL_CODE))) throw new NotFound('gazette issue', body.JOURNAL_CODE)
          const issue = await findIssue(tx, body.JOURNAL_CODE)
          if (!issue || issue.closedAt) throw new AppError('REQUEST_DECIDED', body.JOURNAL_CODE)
          const entries = (await listOpenEntries(tx, body.JOURNAL_CODE)).filter(({ undone }) => !undone)
          if (entries.length === 0) throw new Invalid([{ field: 'JOURNAL_CODE', message: 'office:gazette.nothing' }])
          const day = legalDateOf(now)
          const { bytes, pages } = await renderIssue({ ...services, db: tx }, issue, entries, {
            at: now,
            day,
            mark: '',
          })
          const closing = {
            journalCode: issue.journalCode,
            day,
            userId: session.userId,
            now,
            pages,
            size: bytes.length,
            sha256: createHash('sha256').update(bytes).digest(),
            objectKey: await objects.put(Buffer.from(bytes)),
          }
          await closeIssue(tx, closing, entries)
          return { err: '' as const, ENTRIES: entries.length, PAGES: pages }
        }),
    )
    const closed = storedBytesOf(await findIssue(db, body.JOURNAL_CODE))
    if (closed) await assertStored(services, closed)
    return reply
  },
})

/** The stored PDF of an issue; undefined before it is closed. */
function storedBytesOf(issue: IssueRow | undefined): StoredBytes | undefined {
  if (!issue?.objectKey || !issue.sha256 || issue.size === null) return undefined
  return { key: issue.objectKey, sha256: issue.sha256, size: issue.size }
}

function wireIssue(issue: IssueRow): OfficeIssue {
  return {
    JOURNAL_CODE: issue.journalCode,
    NAME: issue.name,
    RIGHT: issue.right,
    PERIOD_FROM: issue.from,
    PERIOD_TO: issue.to,
    PUBLICATION_DATE: issue.publicationDate,
    ENTRIES: issue.entries,
    PAGES: issue.pages,
    SIZE: issue.size,
    IND_CLOSED: issue.closedAt ? 'Y' : 'N',
    MADE_AT: issue.madeAt.toISOString(),
    MADE_BY: issue.madeBy,
    CLOSED_AT: issue.closedAt?.toISOString() ?? null,
    CLOSED_BY: issue.closedBy,
  }
}

function wireEntry(entry: GazetteAnnouncement): GazetteEntry {
  return {
    PATENT_ID: entry.applicationNumber,
    KIND: entry.kind,
    ACTION_DATE: entry.actionDate,
    TITLE: entry.title,
    FILING_DATE: entry.filingDate,
    REGISTRATION_NBR: entry.registrationNbr,
    OWNERS: entry.owners.map(({ name, city, country }) => ({
      PERSON_NAME: name,
      CITY_NAME: city,
      COUNTRY_NAME: country,
    })),
    CLASSES: entry.classes,
    IMG_ID: entry.imageId,
  }
}
