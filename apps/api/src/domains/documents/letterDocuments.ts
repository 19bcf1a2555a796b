import type { LegalDate } from '@saki/domain/dates/legalDate'

import { AppError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import type { OfficeDocument } from './documents.sql.ts'
import { ensureLetter } from './ensureLetter.ts'
import { findCaseOfAction, listDocumentsOfAction, listUnmadeLetters, type ActionPosition } from './letter.sql.ts'
import { ensureReceipt } from './makeReceipt.ts'

export interface DocumentsInput extends Pick<HandlerInput, 'db' | 'services'> {
  session: Session
  params: { procTyp: string; procNbr: number; actionNbr: number }
}

/**
 * Office documents of an action (receipt, letter, certificate); missing PDFs are made first. The three parameters are a process
 * and action (PROC_TYP is numeric; a letter's own process works too) or a document key (OFFIDOC_ORI is alphabetic). Throws
 * FILE_NOT_FOUND, also for cases the asker may not see.
 */
export async function officeDocumentsOfAction({
  db,
  services,
  session,
  params,
}: DocumentsInput): Promise<(OfficeDocument & { issued_on: LegalDate })[]> {
  const position: ActionPosition = /^\d+$/.test(params.procTyp)
    ? { procTyp: params.procTyp, procNbr: params.procNbr, actionNbr: params.actionNbr }
    : { ori: params.procTyp.toUpperCase(), ser: params.procNbr, nbr: params.actionNbr }
  const found = await findCaseOfAction(db, session, position)
  if (!found) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  if (found.applicationNumber !== null && found.letterId === null) await ensureReceipt(services, found.applicationId)
  for (const letterId of await listUnmadeLetters(db, found)) await ensureLetter(services, letterId)
  const documents = await listDocumentsOfAction(db, found)
  if (documents.length === 0) throw new AppError('FILE_NOT_FOUND', Object.values(params).join('-'))
  return documents
}
