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

/** What a right has beside what every application has, by APPL_TYP; a design has nothing of the kind. */
const writers: Record<string, Writer> = {
  MARK: insertMark,
  PATENT: insertPatent,
  SIMPLE_PATENT: insertPatent,
}

/** Writes it in the transaction the application itself is written in. */
export async function insertRightParts(
  tx: Db,
  applTyp: string,
  applicationId: number,
  filed: { data: DraftData; files: readonly FormFile[]; today: LegalDate },
): Promise<void> {
  if (Object.hasOwn(writers, applTyp)) await writers[applTyp]?.(tx, applicationId, filed.data, filed.files, filed.today)
}
