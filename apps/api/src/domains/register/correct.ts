import type { Correctable, CorrectableName } from '@saki/catalogue/correctable'
import type { Db } from '@saki/db'
import { fieldChanges, rowChanges, type Change } from '@saki/domain/corrections/changes'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { isRow, type FormRow } from '@saki/domain/forms/form'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import { assertCorrect } from './assertCorrect.ts'
import { insertLog } from './filedCase.sql.ts'
import { filedCase, rowsNow } from './filedData.ts'
import { withMaskedNumbers, withWholeNumbers } from './maskedNumbers.ts'
import { writeSection } from './writeSection.ts'

/** A correction requested by an officer. */
export interface Correction {
  reference: string
  x: CorrectableName
  /** Fields of an object section (others are kept), the whole list of a list section, or one row to add to it. */
  wanted: { fields: FormRow } | { rows: FormRow[] } | { added: FormRow }
  rowVersion: number
  reason: string
  requestRef: string
  legalReason: string
  /** Null: the system, for a request that takes effect with its receipt. */
  officerId: number | null
  now: Date
}

/**
 * Corrects current data in the caller's transaction; the snapshot of the filing never changes. Writes the change log with it; without a difference nothing is
 * written. Throws NotFound, STALE_VERSION, Invalid.
 */
export async function correctWithin(tx: Db, asked: Correction) {
  const filed = await filedCase(tx, asked.reference, true)
  const part = filed.correctables.find(({ x }) => x === asked.x)
  if (!part) throw new NotFound('section', asked.x)
  const { rowVersion } = filed.record
  if (rowVersion !== asked.rowVersion)
    throw new ConflictError('STALE_VERSION', asked.reference, {
      ROW_VERSION: rowVersion,
      ROWS: withMaskedNumbers(rowsNow(filed, part)),
    })
  const before = rowsNow(filed, part)
  const after = wantedRows(part, before, asked.wanted)
  const changes = changesOf(part, before, after)
  if (changes.length === 0) return { err: '' as const, ROW_VERSION: rowVersion, LOG_CHANGE_NBR: null }
  assertLegalReason(part, changes, asked.legalReason)
  await assertCorrect(filed, part, after, legalDateOf(asked.now))
  const raised = await writeSection(tx, filed, part, after)
  const LOG_CHANGE_NBR = await insertLog(tx, {
    applicationId: filed.record.applicationId,
    rowVersion: raised,
    userId: asked.officerId,
    section: part.section,
    requestRef: asked.requestRef,
    reason: asked.reason,
    legalReason: asked.legalReason,
    changes,
    now: asked.now,
  })
  return { err: '' as const, ROW_VERSION: raised, LOG_CHANGE_NBR }
}

function wantedRows(part: Correctable, before: readonly FormRow[], wanted: Correction['wanted']): FormRow[] {
  const [given, isList] = [Object.keys(wanted)[0], part.isList]
  if (isList === (given === 'fields')) throw new Invalid([{ field: part.section, message: 'errors:field.wrong' }])
  if ('fields' in wanted) {
    assertKnown(part, [wanted.fields])
    return [{ ...before[0], ...wanted.fields }]
  }
  const rows = 'added' in wanted ? [...before, wanted.added] : wanted.rows
  if (!rows.every(isRow)) throw new Invalid([{ field: part.section, message: 'errors:field.wrong' }])
  assertKnown(part, rows)
  return withWholeNumbers(rows, before)
}

/** Throws Invalid for fields an officer may not change. CONTACT_ID, which a row carries along, is allowed. */
function assertKnown({ section, fields, isList }: Correctable, rows: readonly FormRow[]): void {
  const faults = rows.flatMap((row, at) =>
    Object.keys(row)
      .filter((name) => !Object.hasOwn(fields, name) && name !== 'CONTACT_ID')
      .map((name) => ({
        field: isList ? `${section}.${at}.${name}` : `${section}.${name}`,
        message: 'office:edit.locked',
      })),
  )
  if (faults.length > 0) throw new Invalid(faults)
}

function changesOf({ section, isList }: Correctable, before: FormRow[], after: FormRow[]): Change[] {
  return isList ? rowChanges(section, before, after) : fieldChanges(before[0] ?? {}, after[0] ?? {}, `${section}.`)
}

function assertLegalReason({ section, legal }: Correctable, changes: readonly Change[], reason: string): void {
  const touches = changes.some(({ field }) => legal.some((name) => field === `${section}.${name}`))
  if (touches && reason === '')
    throw new Invalid([{ field: 'LEGAL_REASON', message: 'office:edit.legalReason.missing' }])
}
