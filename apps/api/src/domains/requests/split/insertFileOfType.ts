import { randomBytes } from 'node:crypto'

import type { ListedRight } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { fieldText, rowsOf, sectionOf, type DraftData } from '@saki/domain/forms/form'

import {
  copyFileRows,
  insertSplit,
  listAskedFiles,
  listSharedFiles,
  readParent,
  type CopiedFile,
} from '../../fileParts/copyCase.sql.ts'
import { withFiles } from '../../fileParts/insertSplitFile.ts'
import type { EffectAsked } from '../effects/effect.ts'

/** Slots of the description and the claims, which the request replaces. */
const REPLACED = ['DES', 'KLM']

/**
 * Inserts the application of a case that changes its type: as filed, except for type, description, claims and their number. Early publication
 * and examination are those that the law of the new right gives, otherwise requested anew. Representatives, reference and correspondence
 * address stay, since the owner does.
 */
export async function insertFileOfType(
  tx: Db,
  { one, request, now }: EffectAsked,
  right: ListedRight,
  lawCode: string,
): Promise<number> {
  const parent = await readParent(tx, one.applicationId)
  const asked = await listAskedFiles(tx, request.requestId, REPLACED)
  const shared = await listSharedFiles(tx, one.applicationId, REPLACED)
  const files = [...shared, ...asked].map(({ from, sha256 }): CopiedFile => ({ from, sha256, fileId: newFileId() }))
  const claims = fieldText(sectionOf(request.data, 'REQUEST'), 'QTY_CLAIMS')
  const snapshot = snapshotOfType({ filed: parent.snapshot, asked: request.data, right, claims })
  const childId = await insertSplit(tx, {
    parentId: one.applicationId,
    requestId: request.requestId,
    cause: String(request.requestId),
    ownerId: one.ownerId,
    snapshot: withFiles(snapshot, files),
    corrected: parent.corrected && correctedOfType(parent.corrected, sectionOf(snapshot, 'TECHNICAL')),
    ...right.series(snapshot),
    applTyp: right.id,
    lawCode,
    keepsRegister: false,
    applSubtyp: one.applSubtyp,
    reference: parent.reference,
    year: yearOf(legalDateOf(now)),
  })
  await copyFileRows(tx, { files, childId, ownerId: one.ownerId, now })
  const pages = asked.find(({ slot }) => slot === 'DES')?.pages ?? 0
  await tables(tx)
    .updateTable('applicationPatent')
    .set({ claims: Number(claims), descriptionPages: pages })
    .where('applicationId', '=', childId)
    .execute()
  return childId
}

const newFileId = () => randomBytes(12).toString('hex')

interface OfType {
  filed: DraftData
  /** The request as submitted, with its files. */
  asked: DraftData
  right: ListedRight
  claims: string
}

function snapshotOfType({ filed, asked, right, claims }: OfType): DraftData {
  const { CLAIMS_COUNTED: _counted, QTY_INDEPENDENT: _independent, ...technical } = sectionOf(filed, 'TECHNICAL')
  const { DES: _description, KLM: _claims, ...parts } = sectionOf(filed, 'PARTS')
  const added = rowsOf(asked, 'FILES').filter((row) => REPLACED.includes(fieldText(row, 'SPECDOC_TYP')))
  return {
    ...filed,
    FILING: { ...sectionOf(filed, 'FILING'), PATENT_KIND: right.patent?.kind ?? '' },
    TECHNICAL: {
      ...technical,
      QTY_CLAIMS: claims,
      EARLY_PUBLICATION: 'N',
      REQUEST_EXAMINATION: 'N',
      ...right.patent?.given,
    },
    PARTS: parts,
    FILES: [...rowsOf(filed, 'FILES'), ...added],
  }
}

/** Corrections stay, except of what the change of type replaces. */
function correctedOfType(corrected: DraftData, technical: DraftData): DraftData {
  if (corrected['TECHNICAL'] === undefined) return corrected
  const { QTY_CLAIMS, EARLY_PUBLICATION, REQUEST_EXAMINATION } = technical
  return {
    ...corrected,
    TECHNICAL: { ...sectionOf(corrected, 'TECHNICAL'), QTY_CLAIMS, EARLY_PUBLICATION, REQUEST_EXAMINATION },
  }
}
