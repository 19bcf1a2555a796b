import { findRight, type RightDefinition } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData, FormFile } from '@saki/domain/forms/form'

import { insertMark } from './markParts.ts'
import { insertPatent } from './patentParts.ts'

type Writer = (
  tx: Db,
  applicationId: number,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
) => Promise<void>

const writers: Record<NonNullable<RightDefinition['ownTable']>, Writer> = {
  application_mark: insertMark,
  application_patent: insertPatent,
}

/** Writes the right's own rows. Call in the transaction that inserts the application. */
export async function insertRightParts(
  tx: Db,
  applTyp: string,
  applicationId: number,
  filed: { data: DraftData; files: readonly FormFile[]; today: LegalDate },
): Promise<void> {
  const own = findRight(applTyp)?.ownTable
  if (own) await writers[own](tx, applicationId, filed.data, filed.files, filed.today)
}
