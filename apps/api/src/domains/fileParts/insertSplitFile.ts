import { randomBytes } from 'node:crypto'

import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { rowsOf, type DraftData } from '@saki/domain/forms/form'
import { extentOf } from '@saki/domain/marks/markSeries'

import { filedCase } from '../register/filedData.ts'
import {
  copyFileRows,
  dropRepresentatives,
  insertSplit,
  listSharedFiles,
  readParent,
  type CopiedFile,
} from './copyCase.sql.ts'

/** Slots with papers about the former owner, which a new owner does not get. */
const PERSONAL = ['KTP', 'KUA', 'UMK', 'SPU', 'AKT', 'TTD']

/** The file that a part leaves. */
interface DividedFile {
  applicationId: number
  applicationNumber: string
  applTyp: string
  applSubtyp: string
  lawCode: string
}

interface NewPart {
  /** Request that makes it; null: a decision of the office. */
  requestId: number | null
  cause: string
  now: Date
  /** Codes of its parts. */
  chosen: readonly string[]
  ownerId: number
  isTransferred: boolean
  /** FILE_IDs of pictures of the other parts. */
  without: readonly string[]
}

/**
 * Inserts the application of a file split off, as its parent was filed, with pictures and files by reference. A new owner gets neither the
 * former owner's reference, correspondence address and representatives nor papers about that person.
 */
export async function insertSplitFile(
  tx: Db,
  one: DividedFile,
  { requestId, cause, now, chosen, ownerId, isTransferred, without }: NewPart,
): Promise<number> {
  const parent = await readParent(tx, one.applicationId)
  const { fileTyp, fileSeq } = await seriesOf(tx, one, chosen)
  const shared = await listSharedFiles(tx, one.applicationId, isTransferred ? PERSONAL : [])
  const kept = shared.filter(({ from }) => !without.includes(from))
  const files = kept.map((file): CopiedFile => ({ ...file, fileId: randomBytes(12).toString('hex') }))
  const { CORRESPONDENCE: _address, ...corrected } = parent.corrected ?? {}
  const childId = await insertSplit(tx, {
    parentId: one.applicationId,
    requestId,
    cause,
    ownerId,
    snapshot: withFiles(parent.snapshot, files),
    corrected: isTransferred ? corrected : parent.corrected,
    applTyp: one.applTyp,
    lawCode: one.lawCode,
    keepsRegister: true,
    fileTyp,
    fileSeq,
    applSubtyp: subtypeOf(one, chosen),
    reference: isTransferred ? '' : parent.reference,
    year: yearOf(legalDateOf(now)),
  })
  await copyFileRows(tx, { files, childId, ownerId, now })
  if (isTransferred) await dropRepresentatives(tx, childId)
  return childId
}

/** Series of the number by what the new file covers. */
async function seriesOf(tx: Db, { applTyp, applicationNumber }: DividedFile, chosen: readonly string[]) {
  const right = rightOf(applTyp)
  const { data } = await filedCase(tx, applicationNumber)
  if (right.classes !== 'nice') return right.series(data)
  return right.series({ ...data, NICE: chosen.map((code) => ({ NICE_CLASS_CODE: code, TERMS: [code] })) })
}

/** The frozen content with the files that came along, under their own ids. */
export function withFiles(snapshot: DraftData, files: readonly CopiedFile[]): DraftData {
  const idOf = new Map(files.map(({ from, fileId }) => [from, fileId]))
  const FILES = rowsOf(snapshot, 'FILES').flatMap((file) => {
    const fileId = idOf.get(String(file['FILE_ID']))
    return fileId === undefined ? [] : [{ ...file, FILE_ID: fileId }]
  })
  return { ...snapshot, FILES }
}

/** Goods, services or both, by the classes that leave; a collective mark stays one, and so does a set of designs. */
function subtypeOf({ applSubtyp, applTyp }: DividedFile, chosen: readonly string[]): string {
  if (rightOf(applTyp).classes !== 'nice' || applSubtyp === 'COLLECTIVE') return applSubtyp
  return extentOf(chosen) ?? applSubtyp
}
