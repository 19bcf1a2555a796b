import { randomBytes } from 'node:crypto'

import { letterFor, letterMark, letterNumber, letterTypes } from '@saki/catalogue/letters/letterTypes'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { newVerifyCode } from '@saki/domain/ids/verifyCode'

import type { Services } from '../../services.ts'
import { rightOfCase, storeLetter, type IssuedLetter } from '../documents/issueLetter.ts'
import { countIssuedLetters, findRegionNames } from '../documents/letterFacts.sql.ts'
import { letterFileName } from '../documents/letterFileName.ts'
import { findSignatory } from '../documents/letterReferences.ts'
import { addressLines, regionCodesOf } from '../documents/partyLines.ts'
import { isByPost } from '../documents/postalLetter.sql.ts'
import { recipientById } from '../documents/writeToOutsider.ts'
import { findPayer, findPayersOfCode } from './decide.sql.ts'
import type { ExceptionRow } from './exceptions.sql.ts'
import { refundLetterContent, type PaidRefund } from './refundLetterContent.ts'
import { findFirstApplicant, lockCaseOfBill } from './refunds.sql.ts'

const TYPE = 'BPG'

export interface RefundLetter extends IssuedLetter {
  addresseeId: number
}

/**
 * Writes the receipt of a refund that was paid out, in the transaction that records it: to the person whose billing code was paid, and for that
 * person alone. It belongs to the first filing of the payment, or to the first case of a request, and has the submission number of a filing without
 * another. Undefined for a payment whose payer is not known.
 */
export async function issueRefundLetter(
  tx: Db,
  services: Pick<Services, 'env' | 'jobs'>,
  row: ExceptionRow,
  paid: PaidRefund,
): Promise<RefundLetter | undefined> {
  const [first] = row.filings
  if (!first) return undefined
  const [ofCode] = await findPayersOfCode(tx, row.billingCode)
  const addresseeId = (ofCode ?? (await findPayer(tx, first.submissionNbr)))?.ownerId
  const found = await lockCaseOfBill(tx, first.submissionNbr)
  if (!found || addresseeId === undefined) return undefined
  const { applicationId, caseNumber } = found
  const right = rightOfCase(found)
  const type = letterFor({ ...letterTypes[TYPE], code: TYPE }, right)
  const nth = (await countIssuedLetters(tx, applicationId, TYPE)).issued + 1
  const docNumber = letterNumber(type, right, caseNumber, nth)
  const verifyCode = newVerifyCode(randomBytes(12))
  const issuedOn = legalDateOf(paid.now)
  const goesByPost = await isByPost(tx, { applicationId, addresseeId })
  const content = refundLetterContent(row, paid, {
    type,
    right,
    caseNumber,
    number: docNumber,
    verifyCode,
    publicBase: services.env.publicBaseUrl,
    issuedOn,
    recipient: await addressed(tx, addresseeId, goesByPost ? applicationId : undefined),
    signatory: await findSignatory(tx, right.letters.post, issuedOn),
  })
  const letterId = await storeLetter(tx, services, {
    action: null,
    issuedBy: paid.officerId,
    addresseeId,
    requestId: null,
    refundEventId: row.eventId,
    docNumber,
    applicationId,
    letterTyp: TYPE,
    title: content.title,
    fileName: letterFileName({
      number: caseNumber,
      date: issuedOn,
      type: letterMark({ ...type, mark: TYPE }, nth),
      reference: '',
    }),
    content,
    issuedOn,
    issuedAt: paid.now,
    dueDate: null,
    registrationNbr: null,
    verifyCode,
    goesByPost,
  })
  return { letterId, docNumber, addresseeId }
}

/** Name of the payer; by post also an address: that of the paper which named the payer, else that of the first applicant of the case. */
async function addressed(tx: Db, addresseeId: number, postedFor: number | undefined) {
  const recipient = await recipientById(tx, addresseeId)
  if (postedFor === undefined || recipient.lines.length > 0 || recipient.through) return recipient
  const owner = await findFirstApplicant(tx, postedFor)
  if (!owner) return recipient
  return { ...recipient, lines: addressLines(owner, await findRegionNames(tx, regionCodesOf([owner]))) }
}
