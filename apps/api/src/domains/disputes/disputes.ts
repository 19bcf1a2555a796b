import type { Dispute, DisputeRow, disputesCalls } from '@saki/contracts/disputes'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { nameOfExhibit, pointListOf } from '@saki/domain/requests/opposition'
import { say } from '@saki/texts/say'

import { mayActOn, reachOf } from '../../access.ts'
import { named, stateAt } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { FrozenPoint } from '../answers/answers.sql.ts'
import { findCaseOfOwner } from '../answers/case.sql.ts'
import { answerability, answerDueDate, listAskingLetters } from '../answers/letterOf.ts'
import { listSlots, type StoredFile } from '../documents/documents.sql.ts'
import { fileRow, type RowContext } from '../documents/fileRow.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import { findPresentScans } from '../documents/scanReplacement.sql.ts'
import { listEntries } from '../requests/registerEntries.sql.ts'
import { findServed, listServedAgainst, type ServedOpposition } from './dispute.sql.ts'
import { wireEntry } from './registerSearch.ts'

type Calls = typeof disputesCalls
type Reading = Pick<HandlerInput<Calls['dispute']>, 'db' | 'session' | 'language' | 'now'>

/** An opposition beside the answer to it. Throws NotFound for one that is not served, and for everybody but its parties and officers. */
export async function dispute(asked: HandlerInput<Calls['dispute']>): Promise<Dispute> {
  const { query, db, session } = asked
  const isOffice = session.role === 'office'
  const key = { procTyp: query.PROC_TYP, procNbr: query.PROC_NBR }
  const found = await findServed(db, { ...reachOf(session, undefined), isOffice }, key)
  if (!found) throw new NotFound('dispute', key)
  const SIDE = isOffice ? 'OFFICE' : found.isOpponent ? 'OPPONENT' : 'APPLICANT'
  return { ...(await wireRow(found, SIDE, asked)), SIDE, ...(await wirePapers(found, SIDE, asked)) }
}

/** Oppositions in the reader's cases and those of clients. */
export async function disputesAgainst(asked: HandlerInput<Calls['disputesAgainst']>) {
  const { query, db, session } = asked
  const { page, size } = query
  const parsed = query.patentId === undefined ? undefined : parseApplicationNumber(query.patentId)
  if (query.patentId !== undefined && !parsed) throw new NotFound('case', query.patentId)
  const number = parsed && formatApplicationNumber(parsed)
  const span = { number, limit: size, offset: (page - 1) * size }
  const { rows, total } = await listServedAgainst(db, reachOf(session, undefined), span)
  const data: DisputeRow[] = []
  for (const row of rows) data.push(await wireRow(row, 'APPLICANT', asked))
  return { data, total, page, size }
}

async function wireRow(found: ServedOpposition, side: Dispute['SIDE'], reading: Reading): Promise<DisputeRow> {
  const { name, caption } = named(reading.language, stateAt(found).text)
  const { due, procid } = await turnOf(reading.db, found, reading)
  const mayAnswer =
    side === 'APPLICANT' &&
    mayActOn(reading.session, { ...found, formTyp: null, caseId: found.applicationId }, 'prepare')
  return {
    SUBMISSION_NBR: found.submissionNbr,
    USERDOC_TYP: found.kind,
    PROC_TYP: found.procTyp,
    PROC_NBR: found.procNbr,
    STATE_NAME: name,
    STATE_CAPTION: caption,
    PATENT_ID: found.applicationNumber,
    TITLE: found.title,
    APPL_TYP: found.applTyp,
    OPPONENTS: found.detail.OPPONENTS,
    RECEIVED_DATE: found.detail.RECEIVED_DATE,
    SERVED_DATE: found.servedOn,
    DUE_DATE: due,
    ANSWERED_AT: found.answeredAt?.toISOString() ?? null,
    SERVED_PROCID: `${found.caseProcTyp}-${found.caseProcNbr}-${found.servedNbr}`,
    ANSWER_PROCID: mayAnswer ? procid : null,
  }
}

/** Until when the opposition can be answered, and in which letter; null when it is answered or can no longer be. */
async function turnOf(db: Db, found: ServedOpposition, { now }: Reading) {
  const none = { due: null, procid: null }
  if (found.answeredAt) return none
  const key = { procTyp: found.caseProcTyp, procNbr: found.caseProcNbr }
  const filed = await findCaseOfOwner(db, found.ownerId, key)
  const today = legalDateOf(now)
  const list = pointListOf(found.submissionNbr)
  const letter =
    filed &&
    (await listAskingLetters(db, filed, today)).findLast(
      ({ isCurrent, points }) => isCurrent && points.some(({ LIST_CODE }) => LIST_CODE === list),
    )
  if (!letter) return none
  const state = answerability(filed, letter, false, today)
  if (state !== 'open' && state !== 'lateOpen') return none
  return { due: answerDueDate(filed, letter), procid: `${key.procTyp}-${key.procNbr}-${letter.actionNbr}` }
}

async function wirePapers(
  found: ServedOpposition,
  side: Dispute['SIDE'],
  { db, session, language }: Reading,
): Promise<Pick<Dispute, 'CASE' | 'RIGHTS' | 'POINTS' | 'EXHIBITS' | 'COUNTER_EXHIBITS' | 'ANSWERED_BY'>> {
  const { detail, submissionNbr, applicationNumber, opponentId } = found
  const answers = answersByPoint(found)
  const present = await findPresentScans(
    db,
    detail.EXHIBITS.map(({ DOC_ID }) => DOC_ID),
  )
  const exhibits = detail.EXHIBITS.map((one) => ({ ...one, DOC_ID: present.get(one.DOC_ID) ?? one.DOC_ID }))
  const ids = [
    ...exhibits.map(({ DOC_ID }) => DOC_ID),
    ...answers.flatMap(({ FILES }) => FILES.map((f) => f.DOC_ID)),
    ...(found.answerScan === null ? [] : [found.answerScan]),
  ]
  const files = new Map((await listFilesById(db, ids)).map((file) => [file.fileId, file]))
  const context = { slots: await listSlots(db), language, asker: session }
  const row = (id: string, fileId: string) => shownFile(files.get(id), { ...context, fileId })
  const wanted = [applicationNumber, ...detail.RIGHTS.map(({ PATENT_ID }) => PATENT_ID)]
  const entries = await listEntries(db, { ownerId: opponentId, numbers: wanted, most: wanted.length * 2 })
  const byNumber = new Map(entries.map((entry) => [entry.applicationNumber, entry]))
  const opposed = byNumber.get(applicationNumber)
  if (!opposed) throw new NotFound('case', applicationNumber)
  const picture = (number: string) => {
    const entry = byNumber.get(number)
    return entry ? wireEntry(entry, entry.isPublic || side !== 'APPLICANT').IMG_URL : null
  }
  return {
    CASE: wireEntry(opposed, true),
    RIGHTS: detail.RIGHTS.map((right) => ({ ...right, IMG_URL: picture(right.PATENT_ID) })),
    POINTS: detail.POINTS.map(({ OPTION_NBR, TITLE, TEXT, GROUND, CODE }, at) => ({
      OPTION_NBR,
      TITLE,
      TEXT,
      GROUND,
      CODE,
      ANSWER_TEXT: answers[at]?.ANSWER_TEXT ?? '',
      FILES: (answers[at]?.FILES ?? []).flatMap(({ DOC_ID }) => row(DOC_ID, applicationNumber) ?? []),
    })),
    EXHIBITS: exhibits.map(({ NBR, NAME, PROVES, FOR, DOC_ID }) => ({
      NBR,
      NAME,
      PROVES,
      POINT_NBR: detail.POINTS.find(({ CODE }) => CODE === FOR)?.OPTION_NBR ?? null,
      FILE: row(DOC_ID, files.get(DOC_ID)?.applicationId ? applicationNumber : submissionNbr) ?? null,
    })),
    COUNTER_EXHIBITS: counterIndex(found, answers).map(({ DOC_ID, ...exhibit }) => ({
      ...exhibit,
      FILE: row(DOC_ID, applicationNumber) ?? null,
    })),
    ANSWERED_BY: found.answeredBy ?? '',
  }
}

/** The sent answers in the order of the opposition's points; an answer may cover several oppositions. */
function answersByPoint({ answerPoints, submissionNbr }: ServedOpposition): FrozenPoint[] {
  const list = pointListOf(submissionNbr)
  return (answerPoints ?? [])
    .filter(({ LIST_CODE }) => LIST_CODE === list)
    .toSorted((a, b) => a.OPTION_NBR - b.OPTION_NBR)
}

/** The index of a counter-statement's exhibits. One that was sent without a name of its own has that of its file. */
function counterIndex({ detail, answerScan }: ServedOpposition, answers: readonly FrozenPoint[]) {
  if (answerScan !== null)
    return [{ DOC_ID: answerScan, POINT_NBR: null, NBR: 1, NAME: say('id', 'paperParty:counterScan'), PROVES: '' }]
  const sent = answers.flatMap(({ FILES }, at) =>
    FILES.map((file) => ({ ...file, POINT_NBR: detail.POINTS[at]?.OPTION_NBR ?? null })),
  )
  return sent.map(({ DOC_ID, FILE_NAME, EXHIBIT, POINT_NBR }, at) => ({
    DOC_ID,
    POINT_NBR,
    NBR: EXHIBIT?.NBR ?? at + 1,
    NAME: EXHIBIT?.NAME ?? nameOfExhibit(FILE_NAME),
    PROVES: EXHIBIT?.PROVES ?? '',
  }))
}

function shownFile(file: StoredFile | undefined, context: RowContext) {
  return file && !file.deletedAt && file.scanState !== 'infected' ? fileRow(file, context) : undefined
}
