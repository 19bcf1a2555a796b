import { randomBytes } from 'node:crypto'

import type { Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { newVerifyCode } from '@saki/domain/ids/verifyCode'

import type { Services } from '../../services.ts'
import { countLetters, insertLetter, markWithdrawn } from './letter.sql.ts'

/** What the engine hands over when an action issues a letter. */
export interface Issued {
  /** A code of the catalogue; some turn into another type when the case has had one already. */
  letterTyp: string
  applicationId: number
  procTyp: string
  procNbr: number
  actionNbr: number
  /** The addressee's deadline; never a day the office sets itself. */
  dueDate: LegalDate | null
  ground: string
  actionDate: LegalDate
  now: Date
  notes: string
  /** POINTS of a deficiency letter among other things. */
  detail: Record<string, unknown>
}

/** Origin of all documents of the office, first part of their key. */
export const ORIGIN = 'ID'

/**
 * Writes the letter of an action, in its transaction: number, code to verify it by and everything that stands on it, frozen. The PDF is
 * made after the commit. Throws for a type the catalogue does not have.
 */
export async function issueLetter(
  tx: Db,
  services: Services,
  issued: Issued,
): Promise<{ letterId: string; docNumber: string }> {
  const { letterTyp, applicationId, actionDate, now } = issued
  const before = await countLetters(tx, applicationId, letterTyp)
  const letterId = randomBytes(18).toString('base64url')
  const docNumber = `${letterTyp}-${applicationId}-${before.issued + 1}`
  await insertLetter(tx, {
    letterId,
    ori: ORIGIN,
    ser: yearOf(actionDate),
    docNumber,
    applicationId,
    action: { procTyp: issued.procTyp, procNbr: issued.procNbr, actionNbr: issued.actionNbr },
    letterTyp,
    title: letterTyp,
    fileName: `${docNumber}.pdf`,
    content: { notes: issued.notes, detail: issued.detail },
    issuedOn: actionDate,
    issuedAt: now,
    issuedBy: null,
    dueDate: issued.dueDate,
    registrationNbr: null,
    verifyCode: newVerifyCode(randomBytes(12)),
  })
  return { letterId, docNumber }
}

/** Takes back the letter of an action that is undone: the paper stays, whoever verifies it is told that it no longer counts. */
export async function withdrawLetter(
  tx: Db,
  action: { procTyp: string; procNbr: number; actionNbr: number },
  at: { now: Date; why: string },
): Promise<void> {
  await markWithdrawn(tx, action, at)
}
