import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import { listSlots } from './documents.sql.ts'
import { verifyPart } from './letterFrame.ts'
import type { LetterInput } from './letterInput.ts'
import { findBillOfSubmission, listFilesOfSubmission, type SubmissionFacts } from './submission.sql.ts'
import { receiptText, submissionPaper } from './submissionPaper.ts'

export type RequestReceiptContent = Awaited<ReturnType<typeof requestReceiptContent>>

/** Text and values of the receipt of a request, for templates/receipt.typ. */
export async function requestReceiptContent(db: Db, submission: SubmissionFacts, given: LetterInput) {
  const bill = await findBillOfSubmission(db, submission)
  const { link, verify } = verifyPart(given)
  return submissionPaper(submission, {
    title: say('id', 'letters:TTP.title'),
    docNumber: given.number,
    bill,
    files: await listFilesOfSubmission(db, submission),
    slots: await listSlots(db),
    missing: [],
    statements: [receiptText('request.status'), ...(bill ? [receiptText('aboutFees')] : [receiptText('request.free')])],
    link,
    words: { verify: `${receiptText('request.verify')} ${verify?.code ?? ''}`, filesHelp: receiptText('filesHere') },
  })
}
