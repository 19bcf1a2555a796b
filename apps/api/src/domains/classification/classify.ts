import { rightOf } from '@saki/catalogue'
import type { classificationCalls } from '@saki/contracts/classification'
import type { Db } from '@saki/db'
import { fieldChanges } from '@saki/domain/corrections/changes'
import { moveTerms } from '@saki/domain/goods/moveTerms'
import { viennaCode, viennaDivision } from '@saki/domain/marks/viennaCode'
import { rolesForCase, type OfficeRole } from '@saki/domain/office/officeRoles'

import { ConflictError, Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { assertRole } from '../../session.ts'
import { correctWithin } from '../register/correct.ts'
import { insertLog, writeApplication } from '../register/filedCase.sql.ts'
import { filedCase, type FiledSnapshot } from '../register/filedData.ts'
import { listVienna } from '../patents/sections.sql.ts'
import { listGoods, replaceGoods } from '../fileParts/goods.ts'
import { knownDivisions, writeVienna } from './vienna.sql.ts'

type Body = HandlerInput<(typeof classificationCalls)['officeClassify']>['body']

interface By {
  officerId: number
  roles: readonly OfficeRole[]
  now: Date
}

const wrong = (field: string) => new Invalid([{ field, message: 'errors:field.wrong' }])

/** Parts that a case of each classification has. */
const parts = { nice: ['MOVES', 'VIENNA'], locarno: ['LOCARNO'], ipc: ['IPC'], none: [] } as const

/**
 * Corrects classes in the caller's transaction, which locks the case; each changed part is an entry of the change log. Returns the row version.
 * Throws NotFound, STALE_VERSION, ROLE_NEEDED, and Invalid for parts of another right, unknown codes and terms that are not in their class.
 */
export async function classify(tx: Db, body: Body, by: By): Promise<number> {
  const filed = await filedCase(tx, body.PATENT_ID, true)
  const { rowVersion, applTyp } = filed.record
  const right = rightOf(applTyp)
  assertRole(by.roles, rolesForCase(null, right.letter))
  if (rowVersion !== body.ROW_VERSION)
    throw new ConflictError('STALE_VERSION', body.PATENT_ID, { ROW_VERSION: rowVersion })
  const own: readonly string[] = parts[right.classes]
  const foreign = (['MOVES', 'LOCARNO', 'IPC', 'VIENNA'] as const).find(
    (part) => body[part] !== undefined && !own.includes(part),
  )
  if (foreign) throw wrong(foreign)
  if (body.MOVES) await moveGoods(tx, filed, body, by)
  if (body.VIENNA) await assignVienna(tx, filed, body, by)
  if (body.LOCARNO) await correctList(tx, body, by, 'locarno', body.LOCARNO)
  if (body.IPC)
    await correctList(
      tx,
      body,
      by,
      'ipc',
      body.IPC.map((symbol) => ({ IPC_SYMBOL: symbol })),
    )
  return (await filedCase(tx, body.PATENT_ID)).record.rowVersion
}

async function moveGoods(tx: Db, { record }: FiledSnapshot, { MOVES = [], REASON }: Body, { officerId, now }: By) {
  const goods = await listGoods(tx, record.applicationId)
  const moved = moveTerms(
    goods,
    MOVES.map(({ TERM, FROM, TO }) => ({ term: TERM, from: FROM, to: TO })),
  )
  if (!moved) throw wrong('MOVES')
  await replaceGoods(tx, { userId: officerId, requestRef: '', reason: REASON, now }, record, moved)
}

async function assignVienna(tx: Db, filed: FiledSnapshot, { VIENNA = [], REASON }: Body, { officerId, now }: By) {
  const { applicationId } = filed.record
  const codes = [...new Set(VIENNA.map((typed) => viennaCode(typed) ?? ''))].toSorted()
  const known = await knownDivisions(tx, codes.map(viennaDivision))
  const unknown = VIENNA.find((typed) => {
    const code = viennaCode(typed)
    return !code?.includes('.') || !known.has(viennaDivision(code))
  })
  if (unknown !== undefined) throw wrong('VIENNA')
  const before = (await listVienna(tx, applicationId, 'id')).map(({ code }) => code).toSorted()
  const changes = fieldChanges({ VIENNA_CODE: before }, { VIENNA_CODE: codes }, 'VIENNA.')
  if (changes.length === 0) return
  await writeVienna(tx, applicationId, codes)
  // Goods may have been moved before in this transaction, so that what is corrected is read again.
  const { record } = await filedCase(tx, filed.record.applicationNumber)
  const rowVersion = await writeApplication(tx, applicationId, {}, record.corrected)
  const entry = { applicationId, rowVersion, section: 'VIENNA', requestRef: '', legalReason: '' }
  await insertLog(tx, { ...entry, userId: officerId, reason: REASON, changes, now })
}

function correctList(tx: Db, body: Body, by: By, x: 'locarno' | 'ipc', rows: Record<string, string>[]) {
  return correctWithin(tx, {
    reference: body.PATENT_ID,
    x,
    wanted: { rows },
    rowVersion: body.ROW_VERSION,
    reason: body.REASON,
    requestRef: '',
    legalReason: '',
    officerId: by.officerId,
    now: by.now,
  })
}
