import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { goodsLeft, restoredGoods, refusedGoods } from '@saki/domain/decisions/refusedGoods'
import type { RegisteredGoods } from '@saki/domain/requests/limitGoods'
import { say } from '@saki/texts/say'

import { ConflictError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { SearchReport } from '../documents/searchReportShape.ts'
import { copyMandates } from '../fileParts/copyCase.sql.ts'
import { copyProcess } from '../fileParts/copyProcess.sql.ts'
import { listGoods, replaceGoods, wireGoods } from '../fileParts/goods.ts'
import { insertSplitFile } from '../fileParts/insertSplitFile.ts'
import { numberFile } from '../fileParts/numberFile.ts'
import type { LockedProcess, ProcessKey } from './process.sql.ts'
import type { RecordedAction } from './recordAction.ts'

/** Goods that an act refuses, by class, in its details. */
export const REFUSED_GOODS = 'GOODS'
/** Number of the file that the refused goods became, in the details of the act. */
const PART = 'PART_NBR'
/** Goods of the case before the act, in its details. */
const BEFORE = 'GOODS_BEFORE'

/** The refused part of a case: a file of its own, or the case itself when nothing else is left of it. */
export interface RefusedPart {
  process: ProcessKey
  /** Reasons of the refusal, the points of its letter. */
  points: unknown
  /** Annex of that letter. */
  annex?: SearchReport | undefined
  /** Words of its letter about the case it was a part of; '' for the case itself. */
  notes: string
  /** What became of the goods, for letters of the case; '' for the case itself. */
  words: string
}

/**
 * Makes the refused goods of a case a file of its own before the act is recorded, and limits the case to the others: number, filing date, publication
 * and history are those of the case, so that its refusal has the ordinary remedies (UU 20/2016 art. 24, 28) and the other goods do not wait for
 * them. Returns the act with words for its letter; without a part when the act names no goods that the case has.
 */
export async function divideRefused(
  tx: Db,
  services: Services,
  process: LockedProcess,
  { annex, ...act }: RecordedAction,
): Promise<{ act: RecordedAction; part?: RefusedPart }> {
  const { POINTS: points, ...detail } = act.detail ?? {}
  const file = await findFile(tx, process.applicationId)
  const present = (await listGoods(tx, process.applicationId)).map(wireGoods)
  const asked = goodsIn(detail[REFUSED_GOODS])
  const refused = asked.length === 0 ? [] : refusedGoods(present, [asked])
  if (refused.length === 0) return { act: { ...act, detail } }
  const left = goodsLeft(present, refused)
  if (left.length === 0) return { act: { ...act, detail }, part: { process, points, annex, notes: '', words: '' } }
  const child = await insertPart(tx, services, process, file, { refused, act })
  const log = { userId: act.actorId, requestRef: '', reason: say('id', 'marks:action.refuseInPart'), now: act.now }
  await replaceGoods(tx, log, child, stored(refused))
  await replaceGoods(tx, log, { ...file, applicationId: process.applicationId }, stored(left))
  const number = child.applicationNumber
  const words = [
    say('id', 'reasonText:partRefused', { refused: goodsText(refused), number }),
    say('id', 'reasonText:partGoesOn', { left: goodsText(left) }),
  ].join('\n')
  return {
    act: {
      ...act,
      detail: { ...detail, [REFUSED_GOODS]: refused, [PART]: number, [BEFORE]: present },
      notes: [words, act.notes?.trim() ?? ''].filter((line) => line !== '').join('\n'),
    },
    part: {
      process: child,
      points,
      annex,
      notes: say('id', 'reasonText:partOf', { number: file.applicationNumber }),
      words,
    },
  }
}

/**
 * Puts the goods of an undone refusal in part back into its case and ends the file that they had become. Returns the process of that file; undefined when there is none. Throws
 * ACTION_NOT_ALLOWED when something happened in that file.
 */
export async function rejoinRefused(
  tx: Db,
  applicationId: number,
  detail: Record<string, unknown>,
  by: { actorId: number | null; now: Date },
): Promise<ProcessKey | undefined> {
  const number = detail[PART]
  if (typeof number !== 'string') return undefined
  const part = await findPart(tx, number)
  if (!part || part.state !== 'refused')
    throw new ConflictError('ACTION_NOT_ALLOWED', `the refused part ${number} went on`)
  const file = await findFile(tx, applicationId)
  const log = { userId: by.actorId, requestRef: '', reason: say('id', 'marks:action.rejoin'), now: by.now }
  const left = (await listGoods(tx, applicationId)).map(wireGoods)
  const back = restoredGoods(left, goodsIn(detail[REFUSED_GOODS]), goodsIn(detail[BEFORE]))
  await replaceGoods(tx, log, { ...file, applicationId }, stored(back))
  return part
}

/** Goods and services in words of letters: 'kelas 30: kopi; kelas 43: kafe'. */
export const goodsText = (goods: readonly RegisteredGoods[]) =>
  goods
    .filter(({ TERMS }) => TERMS.length > 0)
    .map(({ CLASS_CODE, TERMS }) => say('id', 'reasonText:class', { n: CLASS_CODE, terms: TERMS.join(', ') }))
    .join('; ')

const stored = (goods: readonly RegisteredGoods[]) =>
  goods.map(({ CLASS_CODE, TERMS }) => ({ niceClassCode: Number(CLASS_CODE), terms: TERMS }))

function goodsIn(value: unknown): RegisteredGoods[] {
  return Array.isArray(value) ? (value as RegisteredGoods[]) : []
}

type MarkFile = Awaited<ReturnType<typeof findFile>>

async function insertPart(
  tx: Db,
  services: Services,
  process: LockedProcess,
  file: MarkFile,
  { refused, act }: { refused: readonly RegisteredGoods[]; act: RecordedAction },
) {
  const { now } = act
  const cause = `refusal ${process.procTyp}-${process.procNbr}-${process.rowVersion}`
  const chosen = refused.map(({ CLASS_CODE }) => CLASS_CODE)
  const isTransferred = false
  const { ownerId, applicationId: parentId } = process
  const applicationId = await insertSplitFile(
    tx,
    { ...file, applicationId: parentId },
    { requestId: null, cause, now, chosen, ownerId, isTransferred, without: [] },
  )
  const key = await copyProcess(tx, process, applicationId)
  const applicationNumber = await numberFile(tx, services, {
    parent: { ...file, filingDate: file.filingDate ?? legalDateOf(now) },
    submission: '',
    now,
    applicationId,
    ownerId,
    mail: { subject: 'reasonText:part.mail.subject', body: 'reasonText:part.mail.body' },
  })
  await copyMandates(tx, parentId, applicationId, now)
  return { ...key, applicationId, applicationNumber }
}

async function findFile(tx: Db, applicationId: number) {
  const { applicationNumber, ...file } = await tables(tx)
    .selectFrom('application')
    .select(['applicationNumber', 'applTyp', 'applSubtyp', 'lawCode', 'title', 'filingDate'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return { ...file, applicationNumber: applicationNumber ?? '' }
}

function findPart(tx: Db, applicationNumber: string) {
  return tables(tx)
    .selectFrom('application as a')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'a.procTyp').onRef('p.procNbr', '=', 'a.procNbr'))
    .select(['p.procTyp', 'p.procNbr', 'p.state'])
    .where('a.applicationNumber', '=', applicationNumber)
    .executeTakeFirst()
}
