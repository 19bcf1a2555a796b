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

/** Writer of the right's own table by APPL_TYP; designs have none. */
const writers: Record<string, Writer> = {
  MARK: insertMark,
  PATENT: insertPatent,
  SIMPLE_PATENT: insertPatent,
}

/** Writes the right's own rows. Call in the transaction that inserts the application. */
export async function insertRightParts(
  tx: Db,
  applTyp: string,
  applicationId: number,
  filed: { data: DraftData; files: readonly FormFile[]; today: LegalDate },
): Promise<void> {
  if (Object.hasOwn(writers, applTyp)) await writers[applTyp]?.(tx, applicationId, filed.data, filed.files, filed.today)
}
