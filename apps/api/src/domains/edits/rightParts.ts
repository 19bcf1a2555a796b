import type { Db } from '@saki/db'
import type { Draft } from '@saki/domain/forms/form'

import { insertMark } from './markParts.ts'

/** What a right has beside what every application has, by APPL_TYP; a design has nothing of the kind. */
const writers: Record<string, (tx: Db, applicationId: number, data: Draft) => Promise<void>> = {
  MARK: insertMark,
}

/** Writes it in the transaction the application itself is written in. */
export async function insertRightParts(tx: Db, applTyp: string, applicationId: number, data: Draft): Promise<void> {
  if (Object.hasOwn(writers, applTyp)) await writers[applTyp]?.(tx, applicationId, data)
}
