import type { LegalDate } from '@saki/domain/dates/legalDate'

import { AppError } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { Session } from '../../session.ts'
import type { OfficeDocument } from './documents.sql.ts'
import { ensureLetter } from './ensureLetter.ts'
import { findCaseOfAction, listDocumentsOfAction, listUnmadeLetters, type ActionPosition } from './letter.sql.ts'
import { ensureReceipt } from './makeReceipt.ts'

export interface AskedDocuments extends Pick<Asked, 'db' | 'services'> {
  session: Session
  params: { procTyp: string; procNbr: number; actionNbr: number }
}

/**
 * What the office wrote with one action, made on the spot where it is not made yet: a receipt, a letter, a certificate. The three parts
 * are a process (PROC_TYP is a number), also the letter's own, or the key of the document (OFFIDOC_ORI is letters). FILE_NOT_FOUND when
 * there is nothing, or nothing the asker may see.
 */
export async function officeDocumentsOfAction({
  db,
  services,
  session,
  params,
}: AskedDocuments): Promise<(OfficeDocument & { issued_on: LegalDate })[]> {
  const place: ActionPosition = /^\d+$/.test(params.procTyp)
    ? { procTyp: params.procTyp, procNbr: params.procNbr, actionNbr: params.actionNbr }
    : { ori: params.procTyp.toUpperCase(), ser: params.procNbr, nbr: params.actionNbr }
  const found = await findCaseOfAction(db, session, place)
  if (!found) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  if (found.patentId !== null && found.letterId === null) await ensureReceipt(services, found.applicationId)
  for (const letterId of await listUnmadeLetters(db, found)) await ensureLetter(services, letterId)
  const documents = await listDocumentsOfAction(db, found)
  if (documents.length === 0) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  return documents
}
